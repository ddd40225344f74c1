import type { ResponseOf } from '@summit/contract/call';
import type { metaCalls } from '@summit/contract/calls/meta';

/** Why a captcha result is not accepted. */
export type CaptchaRefusal = 'missing' | 'malformed' | 'wrong' | 'expired' | 'used';

/** Tells people from programs. The built-in provider is a proof of work; others ask an outside service. */
export interface CaptchaProvider {
  /** What the browser has to know to solve it. */
  readonly shown: ShownCaptcha;
  /** What the browser has to solve, for the providers that make their challenges themselves. */
  createChallenge(): Promise<CaptchaChallenge>;
  /**
   * Checks a result, as far as that does not use it up: why it is refused, or what uses it up.
   * @param address the visitor's network address
   */
  check(responseKey: string | undefined, address: string): Promise<CaptchaRefusal | UseUp>;
}

/** Uses a result up: it is refused from then on. Null: accepted. */
export type UseUp = () => Promise<CaptchaRefusal | null>;

export type ShownCaptcha = ResponseOf<typeof metaCalls.captcha>;

/** A proof of work: find the counter whose derived key begins with `keyPrefix`. The signature keeps it unchanged. */
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
  };
  signature: string;
}
