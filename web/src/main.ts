import '@fontsource/barlow/400';
import '@fontsource/barlow/500';
import '@fontsource/barlow/600';
import '@fontsource/barlow-condensed/500';
import '@fontsource/barlow-condensed/600';
import '@fontsource/barlow-condensed/700';
import '@fontsource/big-shoulders-stencil-display/700';
import { mount } from 'svelte';
import symbols from 'virtual:icons';
import App from './App.svelte';
// Later sheets refine earlier ones, so their order counts: the tokens and drawing first, then panels
// and sizes, what lies over the table, the layout (which says where everything stands), then each
// game's own, and the pages beside the table last.
import './styles/lockdown.css';
import './styles/board-rooms.css';
import './styles/board-pieces.css';
import './styles/panels.css';
import './styles/dock.css';
import './styles/table.css';
import './styles/table-sizes.css';
import './styles/phone.css';
import './styles/lobby.css';
import './styles/end.css';
import './styles/live.css';
import './styles/live-decision.css';
import './styles/happenings.css';
import './styles/live-phone.css';
import './styles/fit.css';
import './styles/dialogs.css';
import './styles/pages.css';
import './styles/replay.css';
import './styles/glossary.css';
import './styles/explain.css';
import './styles/decision.css';
import './styles/layout.css';
import './styles/layout-phone.css';
import './styles/together.css';
import './story/story.css';
import './talk/talk.css';
import './games/lockdown/surface.css';
import './games/nemesis/ship.css';
import './games/nemesis/hunter/hunter.css';
import './games/nemesis/ship-board.css';
import './games/nemesis/ship-panels.css';
import './games/nemesis/ship-end.css';
import './styles/doors.css';
import './styles/touch.css';
import './tutorial/register';

const sprite = document.createElement('div');
sprite.hidden = true;
sprite.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`;
document.body.prepend(sprite);
mount(App, { target: document.getElementById('app')! });
/** The worker fetches all files of the build: not while the first view still waits for its own. */
const WORKER_AFTER = 3000;
if ('serviceWorker' in navigator && import.meta.env.PROD)
  setTimeout(() => void navigator.serviceWorker.register('/sw.js'), WORKER_AFTER);
