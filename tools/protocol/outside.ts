import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import type { Command, PlayerView } from '@/engine/index.ts';
import { Answer } from './schema.ts';
import { moveFor, writeView } from './write-view.ts';

/** A program that does not answer within this time forfeits its move. */
const PATIENCE_MS = 30_000;

/** An outside program as a player, over stdin and stdout. */
export class OutsidePlayer {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, (answer: unknown) => void>();
  #lastId = 0;
  #ended = false;

  constructor(command: string) {
    this.#process = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    const end = (): void => {
      this.#ended = true;
      for (const answer of this.#waiting.values()) answer(null);
      this.#waiting.clear();
    };
    this.#process.on('error', end);
    this.#process.on('exit', end);
    // A program that has ended cannot be written to; `exit` handles it.
    this.#process.stdin?.on('error', () => undefined);
    const output = this.#process.stdout;
    if (output) createInterface({ input: output }).on('line', (line) => this.#receive(line));
  }

  #receive(line: string): void {
    let content: unknown;
    try {
      content = JSON.parse(line);
    } catch {
      return;
    }
    const answer = v.safeParse(Answer, content);
    if (!answer.success || typeof answer.output.id !== 'number') return;
    this.#waiting.get(answer.output.id)?.('action' in answer.output ? answer.output.action : null);
    this.#waiting.delete(answer.output.id);
  }

  /** The program's move; null when it is illegal or late. */
  async choose(view: PlayerView): Promise<Command | null> {
    const said = writeView(view);
    // Blind nil is not in the protocol: it is never declared.
    if (said === null) return view.choices[0]?.command ?? null;
    if (this.#ended) return null;
    const id = ++this.#lastId;
    const answer = await new Promise<unknown>((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        resolve(null);
      }, PATIENCE_MS);
      this.#waiting.set(id, (action) => {
        clearTimeout(timer);
        resolve(action);
      });
      this.#process.stdin?.write(`${JSON.stringify({ id, type: said.phase, view: said })}\n`);
    });
    return moveFor(view, answer);
  }

  /** Closes its stdin, which ends it. */
  close(): void {
    this.#process.stdin?.end();
  }
}
