/** The program in the browser begins here. */
import { mount } from 'svelte';
import './style/base.css';
import App from './app/App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
