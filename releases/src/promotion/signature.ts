import { createPrivateKey, type KeyObject, sign, verify } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptorFile } from '@summit/contract/remote-descriptor';
import { signatureFile } from './release-folder.ts';
import { fingerprint } from './team-keys.ts';

/**
 * Signs a finished build: its descriptor, which names the remote and the hash of every file.
 * @param keyFile the team's private key, PEM
 */
export function signBuild(build: string, keyFile: string): void {
  const key = createPrivateKey(readFileSync(keyFile));
  const signature = sign(null, readFileSync(join(build, descriptorFile)), key);
  writeFileSync(join(build, signatureFile), signature.toString('base64'));
}

/** Why a build or release is not its team's; empty when it is, and where the team has no keys. */
export function signatureProblems(folder: string, keys: readonly KeyObject[]): string[] {
  if (keys.length === 0) return [];
  const allowed = keys.map(fingerprint).join(', ');
  const file = join(folder, signatureFile);
  if (!existsSync(file)) return [`it is not signed; its team signs with the key ${allowed}`];
  const signature = Buffer.from(readFileSync(file, 'utf8'), 'base64');
  const signed = readFileSync(join(folder, descriptorFile));
  return keys.some((key) => verify(null, signed, key, signature))
    ? []
    : [`its signature fits none of its team's keys (${allowed})`];
}
