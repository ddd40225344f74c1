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

test('closing the output early does not end the command', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);
  child.stdout.once('data', () => child.stdout.destroy());
  const [said, code] = await Promise.all([
    text(child.stderr),
    new Promise((resolve) => child.once('exit', resolve)),
  ]);
  expect([said, code]).toEqual(['done', 0]);
});

const asking = `
  import { processTerminal } from ${JSON.stringify(new URL('terminal.ts', import.meta.url).href)};
  const terminal = processTerminal();
  const first = await terminal.ask('First:', { isSecret: true });
  await new Promise((resolve) => setTimeout(resolve, 200));
  const second = await terminal.ask('Second:');
  process.stderr.write(first + second);
  await terminal.ask('Third:').catch(({ message }) => process.stderr.write(message));
  terminal.close();
`;

test('piped input that arrives before its prompt is not lost, and its end is reported', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', asking]);
  child.stdin.end('one\ntwo\n');
  const [said, shown, code] = await Promise.all([
    text(child.stderr),
    text(child.stdout),
    new Promise((resolve) => child.once('exit', resolve)),
  ]);
  expect([said, code]).toEqual(['onetwoThe input ended before everything that was asked for had come.', 0]);
  expect(shown).not.toContain('one');
});
