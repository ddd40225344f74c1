import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardPage } from './card-pages.ts';

/** The file in which the sandbox stores its payments between two runs. */
const fileIn = (dataDir: string) => join(dataDir, 'payment-sandbox.json');

/** The payments of the last run; none on the first. */
export function readPages(dataDir: string): CardPage[] {
  try {
    const stored = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as StoredPage[];
    return stored.map(asNow);
  } catch {
    return [];
  }
}

/** A page as this version or an earlier one stored it, which knew of no failed refunds and no ended disputes. */
type StoredPage = CardPage & { isDisputed?: boolean };

function asNow({ isDisputed, ...page }: StoredPage): CardPage {
  const { amountMinor, currency, state, refunds } = page;
  const dispute = { providerId: `dispute_${page.id}`, amountMinor, state: 'open' } as const;
  return {
    ...page,
    paid: page.paid ?? (state === 'succeeded' ? { amountMinor, currency } : null),
    refundsAre: page.refundsAre ?? 'made',
    refunds: refunds.map((one) => ({ ...one, decision: one.decision ?? null })),
    disputes: page.disputes ?? (isDisputed ? [dispute] : []),
  };
}

/** Replaces the stored payments as a whole: a crash leaves the file before or the new one. */
export function writePages(dataDir: string, pages: readonly CardPage[]): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${fileIn(dataDir)}.new`, JSON.stringify(pages));
  renameSync(`${fileIn(dataDir)}.new`, fileIn(dataDir));
}
