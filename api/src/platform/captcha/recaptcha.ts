import { Failure } from '../failure.ts';
import type { CaptchaProvider, CaptchaRefusal, UseUp } from './captcha.ts';

interface Options {
  siteKey: string;
  secretKey: string;
  verifyUrl: string;
  /** How long the provider may take, in milliseconds. */
  patience?: number;
}

/** Below this, a version of the provider that gives scores takes the visitor for a program. */
const lowestScore = 0.5;

/** Google's captcha. Whether a result is good, and new, only its own server knows. */
export function recaptchaCaptcha({
  siteKey,
  secretKey,
  verifyUrl,
  patience = 5_000,
}: Options): CaptchaProvider {
  /** The provider's only question, which uses the result up. */
  async function redeem(responseKey: string, address: string): Promise<CaptchaRefusal | null> {
    const form = new URLSearchParams({ secret: secretKey, response: responseKey, remoteip: address });
    try {
      const signal = AbortSignal.timeout(patience);
      const answer = await fetch(verifyUrl, { method: 'POST', body: form, signal });
      return answer.ok && isAccepted(await answer.json()) ? null : 'wrong';
    } catch {
      // A provider that is away lets nobody in: otherwise an attacker who keeps it busy needs no captcha.
      return 'wrong';
    }
  }

  return {
    shown: { provider: 'recaptcha', siteKey },

    /** Challenges come from the provider. */
    async createChallenge() {
      throw new Failure('route-0001');
    },

    async check(responseKey, address): Promise<CaptchaRefusal | UseUp> {
      return responseKey ? () => redeem(responseKey, address) : 'missing';
    },
  };
}

function isAccepted(verdict: unknown): boolean {
  const { success, score } = (verdict ?? {}) as { success?: unknown; score?: unknown };
  return success === true && (typeof score !== 'number' || score >= lowestScore);
}
