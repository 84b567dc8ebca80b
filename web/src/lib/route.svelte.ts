/** Where in the app we are; links are real addresses. */
type Name = 'home' | 'table' | 'replay' | 'rules' | 'about' | 'learn';

function read(): { name: Name; table: string } {
  const [, first = '', second = ''] = location.pathname.split('/');
  if (first === 't' && second) return { name: 'table', table: second };
  if (first === 'replay' && second) return { name: 'replay', table: second };
  if (first === 'rules') return { name: 'rules', table: '' };
  if (first === 'learn') return { name: 'learn', table: '' };
  if (first === 'about') return { name: 'about', table: '' };
  return { name: 'home', table: '' };
}

export const route = $state(read());

export function go(path: string): void {
  history.pushState(null, '', path);
  Object.assign(route, read());
}

addEventListener('popstate', () => Object.assign(route, read()));
addEventListener('click', (event) => {
  const link = (event.target as HTMLElement | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.button || link.target) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || /^\/(api|schema|messages)\b/.test(url.pathname) || link.hasAttribute('download')) return;
  event.preventDefault();
  go(url.pathname + url.hash);
});
