import { createHmac, timingSafeEqual } from 'node:crypto';

/** The content of a refresh token: the session, and how often it had been refreshed when the token was made. */
export interface RefreshClaim {
  sessionId: string;
  generation: number;
}

const form = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,9})\.([\w-]{43})$/;

/** The same claim always gives the same token, so that concurrent calls receive the same successor. */
export function writeRefreshToken(secret: string, { sessionId, generation }: RefreshClaim): string {
  return `${sessionId}.${generation}.${signature(secret, sessionId, generation)}`;
}

/** The claim of a token that this API gave out, or null. */
export function readRefreshToken(secret: string, token: string): RefreshClaim | null {
  const [, sessionId, number, given] = form.exec(token) ?? [];
  if (!sessionId || !number || !given) return null;
  const generation = Number(number);
  const right = signature(secret, sessionId, generation);
  return timingSafeEqual(Buffer.from(given), Buffer.from(right)) ? { sessionId, generation } : null;
}

function signature(secret: string, sessionId: string, generation: number): string {
  const key = createHmac('sha256', secret).update('refresh token').digest();
  return createHmac('sha256', key).update(`${sessionId}.${generation}`).digest('base64url');
}
