import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Where the commands print and ask; tests have another one. */
export interface Terminal {
  print(line: string): void;
  /** Asks for a line; a secret one is not shown while it is typed. */
  ask(question: string, options?: { isSecret?: boolean }): Promise<string>;
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
  return {
    print: (line) => void process.stdout.write(`${line}\n`),
    async ask(question, { isSecret = false } = {}) {
      process.stdout.write(`${question} `);
      isSilent = isSecret;
      try {
        return await lines.question('');
      } finally {
        isSilent = false;
        if (isSecret) process.stdout.write('\n');
      }
    },
    close: () => lines.close(),
  };
}
