import { expect, test } from 'vitest';
import { requiredNames } from '@summit/shared-ui/form/required-names';
import { forgotPasswordRules } from './login/forgot-password-form.tsx';
import { loginRules } from './login/login-form.tsx';
import { subscribeRules } from './overlays/subscribe-dialog.tsx';

test.each([
  ['the login', loginRules] as const,
  ['a forgotten password', forgotPasswordRules] as const,
  ['the newsletter', subscribeRules] as const,
])('%s marks the fields that its rules require', async (_form, rules) => {
  expect([...requiredNames(await rules.load())].sort()).toEqual([...rules.required].sort());
});
