import { errors, jwtVerify, SignJWT } from 'jose';
import { createHmac } from 'node:crypto';
import { limits } from '@summit/contract/limits';
import type { Clock } from '../platform/clock.ts';
import { Failure } from '../platform/failure.ts';

const issuer = 'summit';

/** Signed statements of who somebody is, short-lived because they cannot be taken back. */
export interface AccessTokens {
  sign(attendeeId: string): Promise<string>;
  /** Throws a 401 failure when the token is expired or not ours. */
  verify(token: string): Promise<{ attendeeId: string; signedAt: Date }>;
}

export function accessTokens(secret: string, clock: Clock): AccessTokens {
  const key = createHmac('sha256', secret).update('access token').digest();
  return {
    sign(attendeeId) {
      // With its fraction: a password can be reset within the second of a login.
      const seconds = clock.now().getTime() / 1000;
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(attendeeId)
        .setIssuedAt(seconds)
        .setExpirationTime(Math.floor(seconds) + limits.accessTokenLifetime / 1000)
        .sign(key);
    },

    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer,
          currentDate: clock.now(),
          requiredClaims: ['sub', 'iat', 'exp'],
        });
        return { attendeeId: String(payload.sub), signedAt: new Date((payload.iat ?? 0) * 1000) };
      } catch (cause) {
        throw new Failure(cause instanceof errors.JWTExpired ? 'cryptography-0001' : 'authorization-0001', {
          cause,
        });
      }
    },
  };
}
