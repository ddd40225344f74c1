import { createHmac, timingSafeEqual } from 'node:crypto';
import { type ApiSecrets, isSignedHere } from './api-secrets.ts';

/** What the token belongs to: no other kind of link accepts it. */
type LinkKind = 'waiting list' | 'address change';

const idLength = 36;

/**
 * The token of a link in an email that opens one row, for as long as the row exists. It is signed and not stored, so a
 * later email can have one while the links of earlier emails still work.
 * @param id a UUID
 */
export function writeRowToken({ secret }: ApiSecrets, kind: LinkKind, id: string): string {
  return id + getSignature(secret, kind, id);
}

/** The id of the row whose token this is; null when it is forged, or of another kind. */
export function readRowToken(secrets: ApiSecrets, kind: LinkKind, token: string): string | null {
  const id = token.slice(0, idLength);
  const given = Buffer.from(token.slice(idLength));
  const isSigned = isSignedHere(secrets, (secret) => {
    const right = Buffer.from(getSignature(secret, kind, id));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isSigned ? id : null;
}

function getSignature(secret: string, kind: LinkKind, id: string): string {
  const key = createHmac('sha256', secret).update(`${kind} link`).digest();
  return createHmac('sha256', key).update(id).digest('base64url');
}
