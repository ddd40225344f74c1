import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generateSync } from 'otplib';
import type { ErrorCode } from '@summit/contract/errors/errors';
import {
  type DemoOrganiserName,
  demoOrganiserPassword,
  demoOrganisers,
  demoOtpSecret,
} from '@summit/contract/session/demo-accounts';
import { npmRunWith } from './command.ts';
import { onceForSite } from './once-for-site.ts';
import { siteUnderTest } from './sites/site-under-test.ts';

const errorOfUsedCode: ErrorCode = 'organiser-0001';
/** How long an authenticator shows a code. */
const codeMs = 30_000;

/** An organiser at a terminal of their own, logged in. */
export interface Organiser {
  /** Holds their session; it is deleted with the site. */
  folder: string;
  /** `npm run organise -- ...`, changing without asking; returns what it printed. @throws when it fails */
  run(...words: string[]): Promise<string>;
}

/** An organiser of the demo event who has logged in at a terminal, with password and one-time code, just now or a while ago. */
export async function organiserAtTerminal(name: DemoOrganiserName): Promise<Organiser> {
  const folder = await onceForSite(`terminal-of-${name}`, () => openTerminal(name));
  const env = { DATA_DIR: folder };
  return {
    folder,
    async run(...words) {
      const { code, output } = await npmRunWith(env, 'organise', ...words, '--yes');
      if (code !== 0) throw new Error(output);
      return output.trimEnd();
    },
  };
}

/** @returns the folder with the session */
async function openTerminal(name: DemoOrganiserName): Promise<string> {
  const folder = mkdtempSync(join(siteUnderTest().env.DATA_DIR, 'organiser-'));
  const env = { DATA_DIR: folder };
  const email = demoOrganisers.find((one) => one.name === name)?.email ?? '';
  // A code is good for one login: where another journey has just used it, the next one is waited for, as a person would.
  await logIn(email, env).catch(async (error: unknown) => {
    if (!String(error).includes(errorOfUsedCode)) throw error;
    await pause(codeMs - (Date.now() % codeMs));
    await logIn(email, env);
  });
  return folder;
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
