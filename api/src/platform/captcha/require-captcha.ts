import type { FastifyRequest } from 'fastify';
import type { WholeCall } from '@summit/contract/call';
import { captchaAction } from '@summit/contract/captcha-action';
import type { ErrorCode } from '@summit/contract/errors';
import { headers } from '@summit/contract/request-headers';
import { Failure } from '../failure.ts';
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
  call: WholeCall,
  request: FastifyRequest,
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
