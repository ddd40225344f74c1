import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import * as metaCalls from '@summit/contract/calls/meta';
import * as limits from '@summit/contract/limits/limits';
import type { Call, ResponseOf } from '@summit/contract/requests/call';
import { captchaAction } from '@summit/contract/requests/captcha-action';
import { serverQuery } from '../data/server-query.ts';
import type { CallFunction } from '../http/call-input.ts';
import { loadPart } from '../load-part.ts';
import type { QueryClient } from '../server-state.ts';
import type { SolvedCaptcha } from './solved-captcha.ts';

/**
 * Solves the captcha of the provider that the server names.
 * @param action the call that it is solved for, as `captchaAction` names it
 * @returns `unencrypted` on a page over plain http: browsers derive keys only on encrypted pages
 * @throws ApiError, or Error when it was cancelled or took too long
 */
export async function solveCaptcha(
  call: CallFunction,
  queryClient: QueryClient,
  action: string,
  controller: AbortController,
): Promise<SolvedCaptcha | 'unencrypted'> {
  const asked = { ...serverQuery(call, metaCalls.captcha), staleTime: Infinity };
  return solveShown(call, await queryClient.fetchQuery(asked), action, controller);
}

/**
 * Solves the captcha of a call that usually needs none, when many people in the same network make it.
 * @returns the response key @throws ApiError, or Error when it took too long
 */
export async function solveDemandedCaptcha(call: CallFunction, row: Call): Promise<string> {
  const shown = await call(metaCalls.captcha);
  const solved = await solveShown(call, shown, captchaAction(row), new AbortController());
  if (solved === 'unencrypted') {
    throw new Error('A captcha cannot be solved without an encrypted connection.');
  }
  return solved.responseKey;
}

async function solveShown(
  call: CallFunction,
  { provider, siteKey }: ResponseOf<typeof metaCalls.captcha>,
  action: string,
  controller: AbortController,
): Promise<SolvedCaptcha | 'unencrypted'> {
  if (provider === 'altcha' || siteKey === null) {
    const { subtle } = crypto as { subtle?: SubtleCrypto };
    return subtle ? solveProofOfWork(call, action, controller) : 'unencrypted';
  }
  const { solveRecaptcha } = await loadPart(() => import('./recaptcha-solver.ts'));
  return solveRecaptcha(siteKey, action, controller.signal);
}

/**
 * Fetches a proof of work and solves it; the response key is base64 of `{ challenge, solution }`. The browser derives
 * the keys off the main thread, so the page stays responsive.
 */
async function solveProofOfWork(
  call: CallFunction,
  action: string,
  controller: AbortController,
): Promise<SolvedCaptcha> {
  const asked = { query: { action }, signal: controller.signal };
  const challenge = (await call(metaCalls.captchaChallenge, asked)) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, controller });
  if (!solution) throw new Error('The captcha was not solved.');
  return { responseKey: btoa(JSON.stringify({ challenge, solution })), lifetime: limits.captchaLifetime };
}
