import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import { type HeadContext, headText, type LogHead } from '@summit/contract/awards/ballot-head';

/** The state of a log at one size, signed. Hashes and the signature are hex. */
export interface SignedHead {
  size: number;
  root: string;
  signature: string;
}

// The frames of RFC 8410 around the 32 bytes of an Ed25519 key.
const privateFrame = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicFrame = Buffer.from('302a300506032b6570032100', 'hex');

/** The key that signs the heads of ballot logs: derived from the API's secret, so that every instance has the same. */
export function getHeadKey(secret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'summit ballot log heads', 32));
  return createPrivateKey({ key: Buffer.concat([privateFrame, seed]), format: 'der', type: 'pkcs8' });
}

/** The public half of a key as hex, 32 bytes. */
export function getPublicKey(key: KeyObject): string {
  const frame = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return frame.subarray(publicFrame.length).toString('hex');
}

/** Signs a text; the signature is hex. */
export function signText(key: KeyObject, signed: string): string {
  return sign(null, Buffer.from(signed), key).toString('hex');
}

/** Whether the owner of a public key has signed a text. */
export function isTextSignedBy(publicKey: string, signed: string, signature: string): boolean {
  try {
    const frame = Buffer.concat([publicFrame, Buffer.from(publicKey, 'hex')]);
    const key = createPublicKey({ key: frame, format: 'der', type: 'spki' });
    return verify(null, Buffer.from(signed), key, Buffer.from(signature, 'hex'));
  } catch {
    // What is no key has signed nothing.
    return false;
  }
}

/** Signs the head of a log. */
export function signHead(key: KeyObject, context: HeadContext, head: LogHead): SignedHead {
  return { ...head, signature: signText(key, headText(context, head)) };
}

/** Whether the owner of a public key has signed a head. */
export function isSignedBy(publicKey: string, context: HeadContext, head: SignedHead): boolean {
  return isTextSignedBy(publicKey, headText(context, head), head.signature);
}
