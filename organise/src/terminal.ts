import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';

/** Prints for the commands and asks for input; tests have another one. */
export interface Terminal {
  print(line: string): void;
  /** Asks for a line; a secret one is not shown while it is typed. */
  ask(question: string, options?: { isSecret?: boolean }): Promise<string>;
}

/** Lines come when they come: what is piped in is there before it is asked for, and must not be lost. */
function linesInTurn(lines: Interface): () => Promise<string> {
  const come: string[] = [];
  let hasEnded = false;
  let wake: () => void = () => {};
  lines.on('line', (line) => {
    come.push(line);
    wake();
  });
  lines.on('close', () => {
    hasEnded = true;
    wake();
  });
  return async () => {
    while (come.length === 0 && !hasEnded) await new Promise<void>((resolve) => (wake = resolve));
    const line = come.shift();
    if (line === undefined) throw new Error('The input ended before everything that was asked for had come.');
    return line;
  };
}

/** The terminal of this process. What would be typed may be piped in, a line each. */
export function processTerminal(): Terminal & { close(): void } {
  let isSilent = false;
  // The reader may have seen enough: `organise ... | head`. The change is made all the same.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isSilent) process.stdout.write(chunk as Buffer);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const nextLine = linesInTurn(lines);
  return {
    print: (line) => void process.stdout.write(`${line}\n`),
    async ask(question, { isSecret = false } = {}) {
      process.stdout.write(`${question} `);
      isSilent = isSecret;
      try {
        return await nextLine();
      } finally {
        isSilent = false;
        if (isSecret) process.stdout.write('\n');
      }
    },
    close: () => lines.close(),
  };
}
