import { requiredNames } from '@summit/shared-ui/form/required-names';
import { firstStepRules } from './attendee/first-step/first-step-fields.ts';
import { invitedRules } from './attendee/invited/invited-fields.ts';
import {
  buyRules,
  invitedSecondRules,
  passSecondRules,
  sellRules,
} from './attendee/second-part/second-part-rules.ts';
import { blitzRules } from './blitz/blitz-rules.ts';
import { inviteRules } from './completed/ticket/invite-form.tsx';
import { featuredRules } from './featured/featured-fields.ts';
import { topicsRules } from './killer-feature/topic-fields.ts';
import { listingRules } from './listing/use-listing-form.ts';
import { detailsRules, offerRules } from './manage/my-registration-rules.ts';
import { invoiceRules } from './packages/invoice.ts';
import { passRules } from './pass/pass-fields.ts';
import { changedPasswordRules, newPasswordRules } from './password/password-rules.ts';
import { promoCodeRules } from './payment/promo-code-form.tsx';
import { invitation } from './testing/blitz-visit.ts';
import { codeRules } from './trader/code-form.tsx';
import { traderRules } from './trader/trader-fields.ts';
import { accountRules } from './transfer/account-rules.ts';
import { joinRules } from './waiting-list/join-form.tsx';

const steps = Object.entries({
  firstStepRules,
  invitedRules,
  passRules,
  traderRules,
  featuredRules,
  accountRules,
});
const { fields } = invitation.form;

interface Rules {
  required: readonly string[];
  load: () => Promise<Parameters<typeof requiredNames>[0]>;
}

/** A form's rules in both states of a setting. */
function both(name: string, rulesFor: (isOn: boolean) => Rules, when: string) {
  return [[name, rulesFor(false)] as const, [`${name} ${when}`, rulesFor(true)] as const];
}

test.each([
  ...steps.flatMap(([name, rules]) => both(name, rules, 'with a password')),
  ['second part of a buyer', buyRules] as const,
  ['second part of a guest', invitedSecondRules] as const,
  ...both('second part on a pass', passSecondRules, 'with an account manager'),
  ...both('second part of a seller', sellRules, 'with a VAT number'),
  ...both('ticket', invoiceRules, 'with an invoice'),
  ...both('own details', detailsRules, 'at work'),
  ['offer of a ticket', offerRules] as const,
  ['invitation of a guest', inviteRules] as const,
  ['topics', topicsRules(100)] as const,
  ['promo code', promoCodeRules] as const,
  ['new password', newPasswordRules] as const,
  ['changed password', changedPasswordRules] as const,
  ['listing', listingRules] as const,
  ['code', codeRules] as const,
  ['waiting list', joinRules] as const,
  ['blitz', blitzRules(fields)] as const,
  ['blitz with few fields described', blitzRules(fields.slice(0, 1))] as const,
])('%s marks the fields that its rules require', async (_form, rules) => {
  expect([...requiredNames(await rules.load())].sort()).toEqual([...rules.required].sort());
});
