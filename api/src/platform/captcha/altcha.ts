import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Payload } from 'altcha-lib/types';
import { number, object, string } from 'yup';
import * as limits from '@summit/contract/limits/limits';
import { acceptedSecrets, type ApiSecrets } from '../accounts/api-secrets.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import type { CaptchaChallenge, CaptchaProvider, CaptchaRefusal, UseUp } from './captcha.ts';
import { addUsedCaptcha, removeExpiredCaptchas } from './used-captchas.queries.ts';

/** Expired used challenges are removed once in this many uses. */
const sweepEvery = 100;

interface Needs {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'captcha'> & ApiSecrets;
}

/** The self-hosted captcha: a PBKDF2 proof of work that the browser solves by itself. */
export function altchaCaptcha({ db, clock, config }: Needs): CaptchaProvider {
  const hmacSignatureSecret = signatureSecret(config.secret);
  let redeemed = 0;

  /** Records a used challenge, because the library itself would accept the same solution repeatedly. */
  async function useUp(challenge: Payload['challenge'], expiresAt: Date): Promise<boolean> {
    const isFirst = await addUsedCaptcha(db, { nonce: challenge.parameters.nonce, expiresAt });
    redeemed += 1;
    if (redeemed % sweepEvery === 0) await removeExpiredCaptchas(db, clock.now());
    return isFirst;
  }

  /**
   * Checks a solution with each accepted secret; the solution itself is verified only if the challenge's signature
   * is.
   */
  async function isSolved({ challenge, solution }: Payload): Promise<boolean> {
    for (const secret of acceptedSecrets(config)) {
      const signing = { hmacSignatureSecret: signatureSecret(secret) };
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...signing });
      if (verified) return true;
    }
    return false;
  }

  return {
    shown: { provider: 'altcha', siteKey: null },

    async createChallenge(action) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: config.captcha.cost,
        data: { action },
        counter: randomInt(config.captcha.maxCounter, Math.ceil(config.captcha.maxCounter / 4)),
        deriveKey,
        expiresAt: new Date(clock.now().getTime() + limits.captchaLifetime),
        hmacSignatureSecret,
      });
      return signed(challenge);
    },

    async check(responseKey, { action }): Promise<CaptchaRefusal | UseUp> {
      if (!responseKey) return 'missing';
      const payload = decode(responseKey);
      if (!payload) return 'malformed';
      const { challenge } = payload;
      const expiresAt = new Date((challenge.parameters.expiresAt ?? 0) * 1000);
      if (expiresAt < clock.now()) return 'expired';
      if (!(await isSolved(payload))) return 'wrong';
      if (challenge.parameters.data?.action !== action) return 'wrong';
      return async () => {
        // Time has passed since the check, and the record of an expired challenge may have been removed.
        if (expiresAt < clock.now()) return 'expired';
        return (await useUp(challenge, expiresAt)) ? null : 'used';
      };
    },
  };
}

function signatureSecret(secret: string): string {
  return createHmac('sha256', secret).update('captcha').digest('base64url');
}

function signed({ parameters, signature }: Challenge): CaptchaChallenge {
  if (!signature) throw new Error('The challenge came without a signature.');
  return { parameters: parameters as CaptchaChallenge['parameters'], signature };
}

/**
 * The content of a response key: a challenge of this server with its solution. Solvers of browsers send nothing
 * else.
 */
const payloadShape = object({
  challenge: object({
    parameters: object({
      algorithm: string().required(),
      nonce: string().required(),
      salt: string().required(),
      cost: number().required(),
      keyLength: number().required(),
      keyPrefix: string().required(),
      expiresAt: number().required(),
      data: object({ action: string().required() }).noUnknown().required(),
    })
      .noUnknown()
      .required(),
    signature: string().required(),
  })
    .noUnknown()
    .required(),
  solution: object({ counter: number().required(), derivedKey: string().required(), time: number() })
    .noUnknown()
    .required(),
}).required();

/** The response key is base64 of `{ challenge, solution }`, as the browser's solver makes it. */
function decode(responseKey: string): Payload | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(responseKey, 'base64').toString('utf8'));
    return payloadShape.validateSync(payload, { strict: true }) as Payload;
  } catch {
    return null;
  }
}
