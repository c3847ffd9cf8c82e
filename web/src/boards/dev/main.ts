/** A page to look at boards and faces with. `?faces=nature` shows cards at several sizes. */
import { mount } from 'svelte';
import Faces from './Faces.svelte';

const query = new URLSearchParams(location.search);
const target = document.getElementById('app');
if (target) mount(Faces, { target, props: { game: query.get('faces') ?? 'nature' } });
