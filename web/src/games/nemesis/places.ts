import { content } from '../../lib/content';
import type { NemesisView } from '../../lib/protocol';

/** Where a pod is docked: the first place of its section that no pod with a smaller number has. */
export function podAt(
  view: NemesisView,
  pod: NemesisView['pods'][number],
): { x: number; y: number; below: boolean } | undefined {
  const { board } = content();
  const section = board.pod_section?.find((s) => s.key === pod.section.toLowerCase());
  const nth = view.pods
    .filter((p) => p.section === pod.section)
    .map((p) => p.number)
    .sort((a, b) => a - b)
    .indexOf(pod.number);
  const at = section?.spaces[nth];
  return at && { x: at[0], y: at[1], below: at[1] > board.canvas[1] / 2 };
}

/** Where the tokens of an engine lie. */
export const engineAt = (engine: number): [number, number] =>
  content().board.place?.engine_tokens[`engine_${engine}`] ?? [0, 0];
