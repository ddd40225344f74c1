import type { InferType } from 'yup';
import { lazySchema } from '@summit/shared-ui/form/lazy-schema';
import { billingNames } from '../../shared/person-fields/billing-names.ts';
import type { buy, invited, pass, sell } from './second-part-schemas.ts';

export type BuyValues = InferType<typeof buy>;
export type InvitedSecondValues = InferType<typeof invited>;
export type PassSecondValues = InferType<typeof pass>;
export type SellValues = InferType<typeof sell>;

const load = () => import('./second-part-schemas.ts');

export const buyRules = lazySchema<BuyValues>(
  ['companyType', 'decisionRole'],
  async () => (await load()).buy,
);

export const invitedSecondRules = lazySchema<InvitedSecondValues>([], async () => (await load()).invited);

/**
 * A setting decides whether a VAT number is asked for. Since only sellers who have one must give it, it has no mark.
 */
export function sellRules(asksForVatId: boolean) {
  const required = ['products', 'website', ...billingNames];
  return asksForVatId
    ? lazySchema<SellValues>(required, async () => (await load()).sellWithVatId)
    : lazySchema<SellValues>(required, async () => (await load()).sell);
}

/** Whether the account manager has to be named depends on the attendee's category. */
export function passSecondRules(needsAccountManager: boolean) {
  const required = ['badgeName', 'standRole', 'mobile'];
  return needsAccountManager
    ? lazySchema<PassSecondValues>(
        [...required, 'accountManagerEmail'],
        async () => (await load()).passWithAccountManager,
      )
    : lazySchema<PassSecondValues>(required, async () => (await load()).pass);
}
