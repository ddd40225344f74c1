import { Failure } from '../responses/failure.ts';
import type { CaptchaProvider, CaptchaRefusal, CaptchaUse, UseUp } from './captcha.ts';

interface Options {
  siteKey: string;
  secretKey: string;
  verifyUrl: string;
  /** The timeout of the request to the provider, in milliseconds. */
  timeoutMs?: number;
}

/** Below this score (some versions of the provider give none) the visitor is taken for a program. */
const lowestScore = 0.5;

/** Google's captcha. Only Google's server can verify a result, and that it was not used before. */
export function recaptchaCaptcha({
  siteKey,
  secretKey,
  verifyUrl,
  timeoutMs = 5_000,
}: Options): CaptchaProvider {
  /** Makes the one request to the provider, which uses the result up. */
  async function redeem(
    responseKey: string,
    { action, address }: CaptchaUse,
  ): Promise<CaptchaRefusal | null> {
    const form = new URLSearchParams({ secret: secretKey, response: responseKey, remoteip: address });
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(verifyUrl, { method: 'POST', body: form, signal });
      return response.ok && isAccepted(await response.json(), action) ? null : 'wrong';
    } catch {
      // Fails closed while the provider is unavailable: otherwise an attacker could overload it to pass without a
      // captcha.
      return 'wrong';
    }
  }

  return {
    shown: { provider: 'recaptcha', siteKey },

    /** Challenges come from the provider. */
    async createChallenge() {
      throw new Failure('route-0001');
    },

    async check(responseKey, use): Promise<CaptchaRefusal | UseUp> {
      return responseKey ? () => redeem(responseKey, use) : 'missing';
    },
  };
}

/** Only verdicts with a score name the action that the result was made for. */
function isAccepted(verdict: unknown, usedFor: string): boolean {
  const { success, score, action } = (verdict ?? {}) as {
    success?: unknown;
    score?: unknown;
    action?: unknown;
  };
  return success === true && (typeof score !== 'number' || (score >= lowestScore && action === usedFor));
}
