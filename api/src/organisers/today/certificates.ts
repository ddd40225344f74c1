import { X509Certificate } from 'node:crypto';
import type { VenueClock } from '@summit/contract/money-and-time/venue-time';
import type { Config } from '../../platform/config.ts';

/** A certificate that stops something when it expires. */
export interface Certificate {
  name: string;
  /** Null: it cannot be read. */
  validity: Validity | null;
}

/** The period in which a certificate is valid. */
interface Validity {
  from: Date;
  until: Date;
}

/** How long before its end a certificate is reported: the account that renews it may belong to somebody who is away. */
const maxNoticeMs = 30 * 24 * 60 * 60 * 1000;

/** Programs such as certbot renew a certificate when a third of its time is left: only a late renewal is reported. */
function getNoticeMs({ from, until }: Validity): number {
  return Math.min(maxNoticeMs, (until.getTime() - from.getTime()) / 4);
}

/** The certificates in the configuration, of which only tickets for Apple Wallet have any. */
export function getConfiguredCertificates({ appleWallet }: Pick<Config, 'appleWallet'>): Certificate[] {
  if (!appleWallet) return [];
  const { certificate, wwdrCertificate } = appleWallet;
  return [
    { name: 'Apple Wallet, APPLE_PASS_CERTIFICATE', validity: readValidity(certificate) },
    { name: 'Apple Wallet, APPLE_WWDR_CERTIFICATE', validity: readValidity(wwdrCertificate) },
  ];
}

/** The validity of a certificate in PEM, or of its bytes; null: it cannot be read. */
export function readValidity(certificate: string | Buffer): Validity | null {
  try {
    const { validFrom, validTo } = new X509Certificate(certificate);
    const [from, until] = [new Date(validFrom), new Date(validTo)];
    return Number.isNaN(from.getTime()) || Number.isNaN(until.getTime()) ? null : { from, until };
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
  return certificates.flatMap(({ name, validity }) => {
    if (!validity) return [`${name}: cannot be read`];
    const { until } = validity;
    const leftMs = until.getTime() - now.getTime();
    if (leftMs > getNoticeMs(validity)) return [];
    const end = clock.end(until.toISOString());
    return [leftMs > 0 ? `${name}: valid until ${end}` : `${name}: expired, was valid until ${end}`];
  });
}
