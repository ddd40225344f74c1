import { createHash, createPrivateKey, type KeyObject, sign, verify } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ReleaseSignature,
  signatureFile,
  signatureFrom,
  signedText,
} from '@summit/contract/releases/release-signature';
import { descriptorFile } from '@summit/contract/releases/remote-descriptor';
import { releasesFolder } from './release-folder.ts';
import { fingerprint } from './team-keys.ts';

/** The site and time that a signature has to match. */
export interface SignedFor {
  /** The site's public origin. */
  site: string;
  /** When the newest release of the remote was signed; absent: an older one may be released again. */
  newest?: string | undefined;
}

/**
 * Signs a finished build for a site: its descriptor, which names the remote and the hash of every file.
 * @param keyFile the team's private key, PEM
 */
export function signBuild(build: string, keyFile: string, site: string, now = new Date()): void {
  const key = createPrivateKey(readFileSync(keyFile));
  const signedAt = now.toISOString();
  const signature = sign(null, toText(build, { site, signedAt }), key).toString('base64');
  const text = JSON.stringify({ site, signedAt, signature } satisfies ReleaseSignature, null, 2);
  writeFileSync(join(build, signatureFile), `${text}\n`);
}

/** The problems of a build's signature on this site; empty when it is valid, and where the team has no keys. */
export function signatureProblems(
  folder: string,
  keys: readonly KeyObject[],
  { site, newest }: SignedFor,
): string[] {
  if (keys.length === 0) return [];
  const allowed = keys.map(fingerprint).join(', ');
  if (!existsSync(join(folder, signatureFile))) {
    return [`it is not signed; its team signs with the key ${allowed}`];
  }
  const found = signatureIn(folder);
  if (!found) return ['its signature cannot be read: sign it again'];
  const signed = toText(folder, found);
  if (!keys.some((key) => verify(null, signed, key, Buffer.from(found.signature, 'base64')))) {
    return [`its signature fits none of its team's keys (${allowed})`];
  }
  if (found.site !== site) return [`it was signed for ${found.site}, and this is ${site}`];
  return newest !== undefined && found.signedAt < newest
    ? [`it was signed on ${found.signedAt}, and a newer one on ${newest}: --allow-older releases it again`]
    : [];
}

/** When the newest of a remote's releases in their immutable places was signed; undefined where none is. */
export function newestSignature(dataDir: string, remote: string): string | undefined {
  const folder = releasesFolder(dataDir, remote);
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .flatMap((buildId) => signatureIn(join(folder, buildId))?.signedAt ?? [])
    .sort()
    .at(-1);
}

function signatureIn(folder: string): ReleaseSignature | null {
  try {
    return signatureFrom(readFileSync(join(folder, signatureFile), 'utf8'));
  } catch {
    return null;
  }
}

function toText(build: string, of: Pick<ReleaseSignature, 'site' | 'signedAt'>): Buffer {
  const descriptor = createHash('sha256')
    .update(readFileSync(join(build, descriptorFile)))
    .digest('hex');
  return Buffer.from(signedText(of, descriptor));
}
