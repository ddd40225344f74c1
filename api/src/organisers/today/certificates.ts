import { X509Certificate } from 'node:crypto';
import type { VenueClock } from '@summit/contract/money-and-time/venue-time';
import type { Config } from '../../platform/config.ts';

/** A certificate that stops something when it expires. */
export interface Certificate {
  name: string;
  /** When it expires; null: it cannot be read. */
  until: Date | null;
}

/** How long before its end a certificate is reported: the account that renews it may belong to somebody who is away. */
const noticeMs = 30 * 24 * 60 * 60 * 1000;

/** The certificates in the configuration, of which only tickets for Apple Wallet have any. */
export function getConfiguredCertificates({ appleWallet }: Pick<Config, 'appleWallet'>): Certificate[] {
  if (!appleWallet) return [];
  const { certificate, wwdrCertificate } = appleWallet;
  return [
    { name: 'Apple Wallet, APPLE_PASS_CERTIFICATE', until: readExpiry(certificate) },
    { name: 'Apple Wallet, APPLE_WWDR_CERTIFICATE', until: readExpiry(wwdrCertificate) },
  ];
}

/** When a certificate in PEM, or its bytes, expires; null: it cannot be read. */
export function readExpiry(certificate: string | Buffer): Date | null {
  try {
    const until = new Date(new X509Certificate(certificate).validTo);
    return Number.isNaN(until.getTime()) ? null : until;
  } catch {
    return null;
  }
}

/** Those that have expired, expire soon or cannot be read, each in words. */
export function describeExpiring(
  certificates: readonly Certificate[],
  now: Date,
  clock: VenueClock,
): string[] {
  return certificates.flatMap(({ name, until }) => {
    if (!until) return [`${name}: cannot be read`];
    const leftMs = until.getTime() - now.getTime();
    if (leftMs > noticeMs) return [];
    const end = clock.end(until.toISOString());
    return [leftMs > 0 ? `${name}: valid until ${end}` : `${name}: expired, was valid until ${end}`];
  });
}
