import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const program = `
  import { processTerminal } from ${JSON.stringify(new URL('terminal.ts', import.meta.url).href)};
  const terminal = processTerminal();
  for (let line = 0; line < 20000; line += 1) terminal.print('a line of many');
  process.stderr.write('done');
  terminal.close();
`;

test('a reader who has seen enough ends the output, and not the command', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);
  child.stdout.once('data', () => child.stdout.destroy());
  const [said, code] = await Promise.all([
    text(child.stderr),
    new Promise((resolve) => child.once('exit', resolve)),
  ]);
  expect([said, code]).toEqual(['done', 0]);
});
