import { createHmac } from 'node:crypto';
import { errors, jwtVerify, type JWTVerifyOptions, type JWTVerifyResult, SignJWT } from 'jose';
import * as limits from '@summit/contract/limits/limits';
import { acceptedSecrets } from '../../platform/accounts/api-secrets.ts';
import type { Clock } from '../../platform/clock.ts';
import { Failure } from '../../platform/responses/failure.ts';

const issuer = 'summit';

/** Who somebody is, and the session they are signed in with: every token of the session names the same one. */
export interface Identity {
  attendeeId: string;
  sessionId: string;
  /** How often the session had been refreshed when the token was made; 0 when absent. */
  generation?: number;
}

/** Signed statements of who somebody is. Callers must check whether the session still exists. */
export interface AccessTokens {
  sign(identity: Identity): Promise<string>;
  /** Throws a 401 failure when the token is expired or not ours. */
  verify(token: string): Promise<Required<Identity> & { signedAt: Date }>;
}

/**
 * Signs and verifies the access tokens of attendees: JWTs by HS256, with a key derived from the secret of the API.
 * @param secretBefore another secret whose tokens are valid as well
 */
export function accessTokens(secret: string, clock: Clock, secretBefore: string | null = null): AccessTokens {
  const key = keyFrom(secret);
  const keys = acceptedSecrets({ secret, secretBefore }).map(keyFrom);
  return {
    sign({ attendeeId, sessionId, generation = 0 }) {
      // The fraction of the second counts: a password can be reset within the second of a login.
      const seconds = clock.now().getTime() / 1000;
      return new SignJWT({ sid: sessionId, gen: generation })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(attendeeId)
        .setIssuedAt(seconds)
        .setExpirationTime(Math.floor(seconds) + limits.accessTokenLifetime / 1000)
        .sign(key);
    },

    async verify(token) {
      try {
        const { payload } = await verifyWithAny(token, keys, {
          algorithms: ['HS256'],
          issuer,
          currentDate: clock.now(),
          requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        });
        const { sub, sid, gen, iat = 0 } = payload;
        // Tokens that were signed before generations were in them say nothing of their use.
        const generation = typeof gen === 'number' ? gen : 0;
        return {
          attendeeId: String(sub),
          sessionId: String(sid),
          generation,
          signedAt: new Date(iat * 1000),
        };
      } catch (cause) {
        throw new Failure(cause instanceof errors.JWTExpired ? 'cryptography-0001' : 'authorization-0001', {
          cause,
        });
      }
    },
  };
}

function keyFrom(secret: string): Buffer {
  return createHmac('sha256', secret).update('access token').digest();
}

/** Only a wrong signature leads on to the next key: what else is wrong with a token is wrong with any. */
async function verifyWithAny(
  token: string,
  [key, ...others]: readonly Buffer[],
  options: JWTVerifyOptions,
): Promise<JWTVerifyResult> {
  if (!key) throw new errors.JWSSignatureVerificationFailed();
  try {
    return await jwtVerify(token, key, options);
  } catch (error) {
    if (!(error instanceof errors.JWSSignatureVerificationFailed) || others.length === 0) throw error;
    return verifyWithAny(token, others, options);
  }
}
