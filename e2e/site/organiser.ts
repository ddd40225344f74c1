import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generateSync } from 'otplib';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as organiserCalls from '@summit/contract/calls/organisers';
import type { ErrorCode } from '@summit/contract/errors/errors';
import { bearer, headers } from '@summit/contract/requests/request-headers';
import {
  type DemoOrganiserName,
  demoOrganiserPassword,
  demoOrganisers,
  demoOtpSecret,
} from '@summit/contract/session/demo-accounts';
import type { AwardsStatusSubject } from '@summit/contract/shapes/organise/awards';
import { npmRunWith } from './command.ts';
import { onceForSite } from './once-for-site.ts';
import { siteUnderTest } from './sites/site-under-test.ts';

const errorOfUsedCode: ErrorCode = 'organiser-0001';
/** How long a one-time code is valid. */
const codeMs = 30_000;

/** An organiser who is logged in at a terminal. */
export interface Organiser {
  /** The folder of the session, which is deleted with the site. */
  folder: string;
  /** Runs `npm run organise -- ...` without confirmation prompts; returns its output. @throws when it fails */
  run(...words: string[]): Promise<string>;
}

/**
 * An organiser of the demo event who is logged in at a terminal, with password and one-time code. The password is confirmed
 * now, so that no command asks for a code in the middle of a journey.
 */
export async function organiserAtTerminal(name: DemoOrganiserName): Promise<Organiser> {
  const folder = await onceForSite(`terminal-of-${name}`, () => openTerminal(name));
  await confirmSession(folder);
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

async function confirmSession(folder: string): Promise<void> {
  const { method, path } = organiserCalls.confirmOrganiser;
  const token = readFileSync(join(folder, 'organiser-session'), 'utf8');
  const response = await fetch(`${siteUnderTest().origin}/api${path}`, {
    method,
    body: JSON.stringify({ password: demoOrganiserPassword }),
    headers: { 'content-type': 'application/json', [headers.authorization]: bearer(token) },
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Sets a status. Where that is out of order, a second organiser confirms it. */
export async function setAwardsStatus(subject: AwardsStatusSubject, status: AwardsStatus): Promise<void> {
  const steward = await organiserAtTerminal('steward');
  const output = await steward.run('awards', 'status', subject, status);
  const [, request] = /awards confirm (\S+)/.exec(output) ?? [];
  if (!request) return;
  const auditor = await organiserAtTerminal('auditor');
  await auditor.run('awards', 'confirm', request);
}

/** @returns the folder with the session */
async function openTerminal(name: DemoOrganiserName): Promise<string> {
  const folder = mkdtempSync(join(siteUnderTest().env.DATA_DIR, 'organiser-'));
  const env = { DATA_DIR: folder };
  const email = demoOrganisers.find((one) => one.name === name)?.email ?? '';
  // A code is valid for one login: if another journey has just used it, this waits for the next one, as an organiser would.
  await logIn(email, env).catch(async (error: unknown) => {
    if (!String(error).includes(errorOfUsedCode)) throw error;
    await pause(codeMs - (Date.now() % codeMs));
    await logIn(email, env);
  });
  return folder;
}

/** Types the responses to the command's prompts. */
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
