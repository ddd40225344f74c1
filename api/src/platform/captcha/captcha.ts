import type * as metaCalls from '@summit/contract/calls/meta';
import type { ResponseOf } from '@summit/contract/requests/call';

/** Why a captcha result is not accepted. */
export type CaptchaRefusal = 'missing' | 'malformed' | 'wrong' | 'expired' | 'used';

/** Distinguishes people from programs. The built-in provider is a proof of work; others call an outside service. */
export interface CaptchaProvider {
  /** The provider's facts that the browser needs to solve it. */
  readonly shown: ShownCaptcha;
  /**
   * Creates a challenge, for providers that make their challenges on this server.
   * @param action the call that it may be used for, as `captchaAction` names it
   */
  createChallenge(action: string): Promise<CaptchaChallenge>;
  /**
   * Checks a result without using it up. Returns why it is refused, or the function that uses it up.
   * @param use the call that it is used for, and the visitor's network address
   */
  check(responseKey: string | undefined, use: CaptchaUse): Promise<CaptchaRefusal | UseUp>;
}

export interface CaptchaUse {
  action: string;
  address: string;
}

/** Uses a result up: it is refused from then on. Resolves with null when it was accepted. */
export type UseUp = () => Promise<CaptchaRefusal | null>;

export type ShownCaptcha = ResponseOf<typeof metaCalls.captcha>;

/** A proof of work: find the counter whose derived key begins with `keyPrefix`. The signature prevents changes. */
export interface CaptchaChallenge {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
    /** Seconds since 1970. */
    expiresAt?: number;
    data: { action: string };
  };
  signature: string;
}
