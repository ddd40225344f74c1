import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSync } from 'otplib';
import {
  type DemoOrganiserName,
  demoOrganiserPassword,
  demoOrganisers,
  demoOtpSecret,
} from '@summit/contract/demo-accounts';
import { npmRunWith } from './command.ts';
import { siteUnderTest } from './site-under-test.ts';

/** An organiser at a terminal of their own, logged in. */
export interface Organiser {
  /** Their folder, which is deleted when the journeys are over. */
  folder: string;
  /** `npm run organise -- ...`, changing without asking; returns what it printed. @throws when it fails */
  run(...words: string[]): Promise<string>;
}

/** Logs an organiser of the demo event in, with password and one-time code. */
export async function organiserAtTerminal(name: DemoOrganiserName): Promise<Organiser> {
  const folder = mkdtempSync(join(tmpdir(), 'summit-organiser-'));
  // It holds the session, so that several journeys of a file may use it.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const env = { DATA_DIR: folder };
  await logIn(demoOrganisers.find((one) => one.name === name)?.email ?? '', env);
  return {
    folder,
    async run(...words) {
      const { code, output } = await npmRunWith(env, 'organise', ...words, '--yes');
      if (code !== 0) throw new Error(output);
      return output.trimEnd();
    },
  };
}

/** Types what the command asks for when it asks. */
function logIn(email: string, env: NodeJS.ProcessEnv): Promise<void> {
  const answers = new Map([
    ['Password:', () => demoOrganiserPassword],
    ['Code of your authenticator:', () => generateSync({ secret: demoOtpSecret })],
  ]);
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'organise', '--', 'log-in', email], {
      cwd: `${import.meta.dirname}/../..`,
      env: { ...process.env, ...siteUnderTest().env, ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const [question, answer] of answers) {
        if (!output.includes(question)) continue;
        answers.delete(question);
        child.stdin.write(`${answer()}\n`);
      }
    });
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(output))));
  });
}
