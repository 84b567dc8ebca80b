/** Where in the app we are; links are real addresses. */
type Name = 'home' | 'table' | 'replay' | 'rules' | 'glossary' | 'about' | 'learn' | 'desk';

function read(): { name: Name; table: string; hash: string } {
  // The fragment of a table's address may carry a seat's token: that is not kept here.
  const hash = /^#[\w-]+$/.test(location.hash) ? location.hash.slice(1) : '';
  const [, first = '', second = ''] = location.pathname.split('/');
  if (first === 't' && second) return { name: 'table', table: second, hash };
  if (first === 'replay' && second) return { name: 'replay', table: second, hash };
  if (first === 'rules') return { name: 'rules', table: '', hash };
  if (first === 'glossary') return { name: 'glossary', table: '', hash };
  if (first === 'learn') return { name: 'learn', table: '', hash };
  if (first === 'desk') return { name: 'desk', table: '', hash };
  if (first === 'about') return { name: 'about', table: '', hash };
  return { name: 'home', table: '', hash };
}

export const route = $state(read());

export function go(path: string): void {
  history.pushState(null, '', path);
  Object.assign(route, read());
}

addEventListener('popstate', () => Object.assign(route, read()));
addEventListener('hashchange', () => Object.assign(route, read()));
addEventListener('click', (event) => {
  const link = (event.target as HTMLElement | null)?.closest?.('a');
  if (
    !link ||
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.button ||
    link.target
  )
    return;
  const url = new URL(link.href, location.href);
  if (
    url.origin !== location.origin ||
    /^\/(api|schema|messages)\b/.test(url.pathname) ||
    link.hasAttribute('download')
  )
    return;
  event.preventDefault();
  go(url.pathname + url.hash);
});
