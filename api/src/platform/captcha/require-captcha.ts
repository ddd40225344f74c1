import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '@summit/contract/errors/errors';
import type { Call } from '@summit/contract/requests/call';
import { captchaAction } from '@summit/contract/requests/captcha-action';
import { headers } from '@summit/contract/requests/request-headers';
import { Failure } from '../responses/failure.ts';
import type { CaptchaProvider, CaptchaRefusal } from './captcha.ts';

const codes: Record<CaptchaRefusal, ErrorCode> = {
  missing: 'googlecaptcha-0001',
  malformed: 'googlecaptcha-0002',
  wrong: 'googlecaptcha-0002',
  used: 'googlecaptcha-0003',
  expired: 'googlecaptcha-0004',
};

/**
 * Ends the call unless its `responseKey` header carries a valid captcha result that was made for this call.
 * @returns uses the result up, and ends the call when it was used before
 */
export async function requireCaptcha(
  captcha: CaptchaProvider,
  call: Call,
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<() => Promise<void>> {
  const responseKey = request.headers[headers.captcha.toLowerCase()];
  const result = typeof responseKey === 'string' ? responseKey : undefined;
  const checked = await captcha.check(result, { action: captchaAction(call), address: request.ip });
  if (typeof checked === 'string') throw new Failure(codes[checked]);
  return async () => {
    const refusal = await checked();
    if (refusal) throw new Failure(codes[refusal]);
  };
}

/**
 * Refuses a call that one network makes unusually often unless it carries a captcha: the one that its row requires,
 * which was checked before, or one that the browser solves on request.
 */
export function createRequireCaptcha(captcha: CaptchaProvider) {
  return async (request: Pick<FastifyRequest, 'headers' | 'ip' | 'routeOptions'>): Promise<void> => {
    const { call } = request.routeOptions.config;
    if (!call || call.captcha) return;
    const useUp = await requireCaptcha(captcha, call, request);
    await useUp();
  };
}
