import { beforeAll, expect, it, vi } from 'vitest';

let layoutOf: typeof import('./screen.svelte').layoutOf;
let scaleOf: typeof import('./screen.svelte').scaleOf;
beforeAll(async () => {
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('localStorage', { getItem: () => null });
  ({ layoutOf, scaleOf } = await import('./screen.svelte'));
  return () => vi.unstubAllGlobals();
});

it.each([
  [360, 740, 'phone'],
  [820, 1180, 'tablet'],
  [1024, 768, 'compact'],
  [1152, 720, 'compact'],
  [1280, 720, 'compact'],
  [1440, 900, 'wide'],
  [2560, 1440, 'wide'],
])('lays %i × %i out as a %s', (width, height, layout) => {
  expect(layoutOf(width, height)).toBe(layout);
});

it('counts larger text as less room', () => {
  expect(layoutOf(1440, 900, 1.25)).toBe('compact');
  expect(layoutOf(1280, 800, 1.5)).toBe('tablet');
});

it('scales what is drawn for 1440 × 900 up to large screens', () => {
  expect(scaleOf(1440, 900)).toBe(1);
  expect(scaleOf(1920, 1080)).toBe(1.2);
  expect(scaleOf(2560, 1440)).toBe(1.6);
  expect(scaleOf(1152, 720)).toBe(1);
});
