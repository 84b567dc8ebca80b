import { tutorial } from '../lib/tutorial.svelte';
import HintLine from './HintLine.svelte';
import './lesson.css';
import Strip from './Strip.svelte';

tutorial.strip = Strip;
tutorial.hint = HintLine;
