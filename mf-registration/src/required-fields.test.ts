import { requiredNames } from '@summit/shared-ui/form/required-names';
import { firstStepRules } from './attendee/first-step-fields.ts';
import { invitedRules } from './attendee/invited-fields.ts';
import { blitzRules } from './blitz/blitz-rules.ts';
import { featuredRules } from './featured/featured-fields.ts';
import { listingRules } from './listing/use-listing-form.ts';
import { passRules } from './pass/pass-fields.ts';
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

test.each([
  ...steps.map(([name, rules]) => [name, rules(false)] as const),
  ...steps.map(([name, rules]) => [`${name} with a password`, rules(true)] as const),
  ['listing', listingRules] as const,
  ['code', codeRules] as const,
  ['waiting list', joinRules] as const,
  ['blitz', blitzRules(fields)] as const,
  ['blitz with few fields described', blitzRules(fields.slice(0, 1))] as const,
])('%s marks the fields that its rules require', async (_form, rules) => {
  expect([...requiredNames(await rules.load())].sort()).toEqual([...rules.required].sort());
});
