import { settings } from './settings.svelte';

/** An answer of `/api/search`. */
export interface Answer {
  id: string;
  title: string;
}

/** How long somebody stops typing before the question is asked, in milliseconds. */
const PAUSE = 160;

/** A question to the rules and its answers, the newest only. */
export class Asking {
  answers = $state.raw<Answer[]>([]);
  /** The question that the answers belong to. */
  answered = $state('');
  failed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private latest = 0;

  ask(question: string, game: string, mode: string): void {
    clearTimeout(this.timer);
    const turn = ++this.latest;
    if (!question.trim()) {
      this.answers = [];
      this.answered = '';
      this.failed = false;
      return;
    }
    const asked = new URLSearchParams({ question, language: settings.language, game, mode });
    this.timer = setTimeout(() => void this.fetch(turn, question, asked), PAUSE);
  }

  private async fetch(turn: number, question: string, asked: URLSearchParams): Promise<void> {
    try {
      const answer = await fetch(`/api/search?${asked.toString()}`);
      if (!answer.ok) throw new Error(`search: ${answer.status}`);
      const found = (await answer.json()) as Answer[];
      if (turn !== this.latest) return;
      this.answers = found;
      this.answered = question;
      this.failed = false;
    } catch {
      if (turn === this.latest) this.failed = true;
    }
  }
}
