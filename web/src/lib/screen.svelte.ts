import { settings } from './settings.svelte';

/** The size that the table is drawn for; everything larger is scaled up. */
const DRAWN = { width: 1440, height: 900 };

/** How the table is laid out: by the room there is once the wish for larger text is granted. */
export type Layout = 'phone' | 'tablet' | 'compact' | 'wide';

/** A layout for a screen of that many pixels at that size of text. */
export function layoutOf(width: number, height: number, text = 1): Layout {
  const [w, h] = [width / text, height / text];
  if (w < 700 || h < 480) return 'phone';
  if (w < 1000) return 'tablet';
  return w <= 1360 || h <= 800 ? 'compact' : 'wide';
}

/** How much larger than drawn everything is shown. */
export function scaleOf(width: number, height: number, text = 1): number {
  if (layoutOf(width, height, text) !== 'wide') return 1;
  const room = Math.min(width / text / DRAWN.width, height / text / DRAWN.height);
  return room > 1.04 ? Math.round(room * 100) / 100 : 1;
}

/** How much room there is. Zooming to 200 % falls to the phone layout by itself. */
class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);
  constructor() {
    addEventListener('resize', () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }
  get layout(): Layout {
    return layoutOf(this.width, this.height, settings.text);
  }
  get phone(): boolean {
    return this.layout === 'phone';
  }
  get tablet(): boolean {
    return this.layout === 'tablet';
  }
  /** A tablet held upright has room below the board. */
  get tall(): boolean {
    return this.tablet && this.height / settings.text >= 940;
  }
  get scale(): number {
    return scaleOf(this.width, this.height, settings.text);
  }
}
export const screen = new Screen();
