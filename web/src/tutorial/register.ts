import { go } from '../lib/route.svelte';
import { tutorial } from '../lib/tutorial.svelte';
import './lesson.css';
import Strip from './Strip.svelte';

tutorial.strip = Strip;
tutorial.start = () => go('/learn');
