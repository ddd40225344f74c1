import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { programSuite, runSuites, type Suite } from './suite.ts';

const quietly = () => undefined;

test('suites are summed up, and a failing program counts as one failure with its output', async () => {
  const lines: string[] = [];
  const outcome = await runSuites(
    [
      { name: 'pages', run: async () => ({ passed: 40, failed: 2, report: 'two pages are wrong' }) },
      programSuite('right', ['node', '--eval', '0']),
      programSuite('wrong', ['node', '--eval', 'console.log("why"); process.exit(3)']),
    ],
    1,
    (line) => lines.push(line),
  );

  expect(outcome).toMatchObject({ passed: 41, failed: 3 });
  expect(lines[0]).toBe('two pages are wrong');
  expect(lines[1]).toMatch(/^✗ pages: 40 passed, 2 failed/);
  expect(lines[2]).toMatch(/^✓ right \(/);
  expect(lines.slice(3)).toEqual(['why', expect.stringMatching(/^✗ wrong/)]);
});

test('a missing program is a failure, not a crash', async () => {
  const { failed } = await runSuites([programSuite('absent', ['no-such-program'])], 1, quietly);

  expect(failed).toBe(1);
});

test('suites run concurrently, and one that uses all cores runs alone afterwards', async () => {
  const running = new Set<string>();
  const seen: string[][] = [];
  const suite = (name: string, usesAllCores = false): Suite => ({
    ...{ name, usesAllCores },
    run: async () => {
      running.add(name);
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push([...running]);
      running.delete(name);
      return { passed: 1, failed: 0, report: '' };
    },
  });
  const { passed } = await runSuites([suite('tests', true), suite('lint'), suite('types')], 2, quietly);

  expect(passed).toBe(3);
  expect(seen[0]).toEqual(['lint', 'types']);
  expect(seen.at(-1)).toEqual(['tests']);
});

test('a signal ends the running suite, and no other begins', async () => {
  const script = `
    import { programSuite, runSuites } from '${import.meta.dirname}/suite.ts';
    const ready = 'console.error("ready"); setInterval(() => {}, 1000)';
    const suites = [programSuite('first', ['node', '--eval', ready], { shown: true }), programSuite('second', ['node', '-v'])];
    await runSuites(suites);
  `;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script]);
  let printed = '';
  let isAsked = false;
  for await (const chunk of child.stderr) {
    printed += String(chunk);
    // The signal is sent once: a second one would interrupt the clean-up of the first.
    if (!isAsked && printed.includes('ready')) isAsked = child.kill('SIGTERM');
  }
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];

  expect(code).toBe(130);
  expect(printed).toContain('✗ first');
  expect(printed).not.toContain('second');
});
