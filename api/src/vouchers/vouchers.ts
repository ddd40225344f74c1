import { eq } from 'drizzle-orm';
import { voucherCalls } from '@summit/contract/calls/vouchers';
import { linkTokenHash } from '../platform/link-token.ts';
import { type Capability, serve } from '../platform/serve.ts';
import { readSection } from '../settings/settings.queries.ts';
import { vouchers as voucherTable } from './vouchers.tables.ts';

/** The voucher of a link. An expired one is returned too, because its `validUntil` says so. */
export const vouchers: Capability = (app, { db }) => {
  serve(app, voucherCalls, {
    voucher: async ({ query, fail }) => {
      const { isEnabled } = await readSection(db, 'voucherPage');
      const isToken = eq(voucherTable.tokenHash, linkTokenHash(query.token));
      const [row] = isEnabled ? await db.select().from(voucherTable).where(isToken).limit(1) : [];
      if (!row) return fail('cqrs-0009');
      const { title, description, promoCode, discountPercent, validUntil, usedAt } = row;
      return {
        title,
        description,
        promoCode,
        discountPercent,
        validUntil: validUntil?.toISOString() ?? null,
        isUsed: usedAt !== null,
      };
    },
  });
};
