import { createHmac, timingSafeEqual } from 'node:crypto';
import { InvalidSignature } from './provider.ts';

/** How old a signature may be, in seconds: an event that somebody recorded is worthless afterwards. */
const oldest = 300;

/**
 * Checks a signature of the form `t=<seconds>,v1=<hex>` over `<t>.<body>`, the body exactly as it came.
 * @throws InvalidSignature
 */
export function requireSignature(body: Buffer, header: unknown, secret: string, now: Date): void {
  const parts = String(header ?? '')
    .split(',')
    .map((part) => part.split('='));
  const [, time] = parts.find(([name]) => name === 't') ?? [];
  const signatures = parts.flatMap(([name, value]) => (name === 'v1' && value ? [value] : []));
  const age = Math.abs(now.getTime() / 1000 - Number(time));
  if (!time || !/^\d+$/.test(time) || age > oldest) {
    throw new InvalidSignature('The signature is missing or too old.');
  }
  const right = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  const isRight = signatures.some((signature) => {
    const given = Buffer.from(signature, 'hex');
    return given.length === right.length && timingSafeEqual(given, right);
  });
  if (!isRight) throw new InvalidSignature('The signature is wrong.');
}
