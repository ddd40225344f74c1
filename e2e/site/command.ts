import { spawn } from 'node:child_process';
import { siteUnderTest } from './sites/site-under-test.ts';

const root = `${import.meta.dirname}/../..`;

/** Runs a script of the project for the site under test, like an operator would: `npmRun('rollback', 'awards')`. */
export function npmRun(script: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return npmRunWith({}, script, ...args);
}

/** The same with more environment variables: `npmRunWith({ DATA_DIR }, 'release', 'awards')`. */
export function npmRunWith(
  env: NodeJS.ProcessEnv,
  script: string,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      cwd: root,
      env: { ...process.env, ...siteUnderTest().env, ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
