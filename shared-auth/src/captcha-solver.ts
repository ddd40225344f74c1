import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import * as metaCalls from '@summit/contract/calls/meta';
import * as limits from '@summit/contract/limits';
import type { CallFunction } from './call-input.ts';
import { loadPart } from './load-part.ts';
import { serverQuery } from './server-data.ts';
import type { QueryClient } from './server-state.ts';
import type { SolvedCaptcha } from './solved-captcha.ts';

/**
 * Solves the captcha of the provider that the server names.
 * @param action the call that it is solved for, as `captchaAction` names it
 * @throws ApiError, or Error when it was cancelled or took too long
 */
export async function solveCaptcha(
  call: CallFunction,
  queryClient: QueryClient,
  action: string,
  controller: AbortController,
): Promise<SolvedCaptcha> {
  const asked = { ...serverQuery(call, metaCalls.captcha), staleTime: Infinity };
  const { provider, siteKey } = await queryClient.fetchQuery(asked);
  if (provider === 'altcha' || siteKey === null) return solveProofOfWork(call, action, controller);
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
