import { createHash, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const pemBlocks = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

/** The file with the public keys of a remote's team: PEM, several during a key rotation. */
export function teamKeysFile(dataDir: string, remote: string): string {
  return join(dataDir, 'team-keys', `${remote}.pem`);
}

/**
 * The keys that a remote's builds may be signed with; empty when its team does not sign.
 * @throws Error with the file's name when it holds no key: a damaged file must not disable the check
 */
export function teamKeys(dataDir: string, remote: string): KeyObject[] {
  const file = teamKeysFile(dataDir, remote);
  if (!existsSync(file)) return [];
  const blocks = readFileSync(file, 'utf8').match(pemBlocks);
  if (!blocks) {
    throw new Error(`${file} holds no public key; remove it to release '${remote}' without signatures.`);
  }
  return blocks.map((block) => createPublicKey(block));
}

/** A short fingerprint of a key, which people can compare. */
export function fingerprint(key: KeyObject): string {
  return createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Makes a pair of ed25519 keys. The private key is written to `file`, for the team alone; the public key is added to the
 * site's keys for this team. Returns the pair's fingerprint.
 * @throws Error when the file exists already
 */
export function addTeamKey(dataDir: string, remote: string, file: string): string {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  const keys = teamKeysFile(dataDir, remote);
  mkdirSync(join(keys, '..'), { recursive: true });
  appendFileSync(keys, publicKey.export({ type: 'spki', format: 'pem' }));
  return fingerprint(publicKey);
}
