import { createHash, randomInt } from 'node:crypto';
import type { SharedRelease } from '@summit/contract/releases/registry';
import { compareCodes } from '@summit/contract/words/name-order';
import { signed, verified } from '@summit/rendering/signing/signed-text';

/**
 * A device's random number, which one device in a hundred shares. It decides which devices get a new release first,
 * and identifies none of them. The smallest rollout is one lot; caches in front of the site store one page for each
 * lot.
 */
const lots = 100;

/** A device's cookie with its lot. */
export const shareCookie = 'release-share';

/** Draws a number from 0 to 99, which decides whether a device takes part in a rollout. */
export function drawLot(): number {
  return randomInt(lots);
}

/** The cookie's value. */
export function signedLot(secret: string, lot: number): string {
  return signed(secret, 'share', String(lot));
}

/** The lot in a cookie; null when this site has not signed it. */
export function lotFrom(secret: string, cookie: string): number | null {
  const text = verified(secret, 'share', cookie);
  return text === null || Number(text) >= lots ? null : Number(text);
}

/**
 * The release, if any, that a device gets in place of the live one: never more than one, and the one it has stays while
 * others begin. A larger share has all devices of the smaller one.
 */
export function getShare(lot: number, shares: readonly SharedRelease[]): SharedRelease | undefined {
  return [...shares]
    .sort((a, b) => compareCodes(a.promotedAt, b.promotedAt))
    .find((share) => (lot + getOffset(share)) % lots < (lots * share.percent) / 100);
}

/** Shifts the lots, so that each release starts with different devices. */
function getOffset({ descriptor: { name }, buildId }: SharedRelease): number {
  const hash = createHash('sha256').update(`${name} ${buildId}`).digest();
  return hash.readUInt32BE(0) % lots;
}
