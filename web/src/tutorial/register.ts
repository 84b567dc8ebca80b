import { go } from '../lib/route.svelte';
import { tutorial } from '../lib/tutorial.svelte';
import HintLine from './HintLine.svelte';
import './lesson.css';
import Strip from './Strip.svelte';

tutorial.strip = Strip;
tutorial.hint = HintLine;
tutorial.start = (game = '', short = false) =>
  go(['/learn', ...(game ? [game] : []), ...(short ? ['short'] : [])].join('/'));
