import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ReleaseSignature,
  signatureFile,
  signedText,
} from '@summit/contract/releases/release-signature';
import { descriptorFile } from '@summit/contract/releases/remote-descriptor';

/**
 * Signs a finished build for a site.
 * @param keyFile the team's private key, PEM
 */
export function signBuild(build: string, keyFile: string, site: string, now = new Date()): void {
  const key = createPrivateKey(readFileSync(keyFile));
  const signedAt = now.toISOString();
  const descriptor = createHash('sha256')
    .update(readFileSync(join(build, descriptorFile)))
    .digest('hex');
  const text = Buffer.from(signedText({ site, signedAt }, descriptor));
  const signature = sign(null, text, key).toString('base64');
  const signed: ReleaseSignature = { site, signedAt, signature };
  writeFileSync(join(build, signatureFile), `${JSON.stringify(signed, null, 2)}\n`);
}

/**
 * Makes a team's pair of keys. The private key is written to `file`, for the team alone.
 * @returns the public key, PEM, for the site
 * @throws Error when the file exists already
 */
export function newKey(file: string): string {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  return publicKey.export({ type: 'spki', format: 'pem' }).toString();
}
