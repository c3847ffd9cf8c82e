/** The program in the browser begins here. */
import { mount } from 'svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import App from './app/App.svelte';
import { settings } from './app/settings.svelte';
import { speak } from './speech/speech.svelte';

const target = document.getElementById('app');
if (target) {
  await speak(settings.lang);
  mount(App, { target });
}
