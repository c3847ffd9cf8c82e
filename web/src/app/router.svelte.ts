/** The page that is shown. Links within the program change it without loading it anew. */
import { route, type Route } from './route';

let path = $state(location.pathname);
const now = $derived(route(path));

/** The page that is shown now. */
export function current(): Route {
  return now;
}

/** Goes to a page. */
export function go(to: string, instead = false): void {
  if (instead) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Heeds links and the browser's buttons; for the program's root. */
export function heedLinks(): void {
  addEventListener('popstate', () => (path = location.pathname));
  document.addEventListener('click', (event) => {
    const plain =
      event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute('download'))
      return;
    const to = new URL(link.href, location.href);
    if (to.origin !== location.origin || to.hash || route(to.pathname).page === 'lost') return;
    event.preventDefault();
    go(to.pathname + to.search);
  });
}
