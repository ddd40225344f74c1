import { expect, test } from 'vitest';
import { requiredNames } from '@summit/shared-ui/form/required-names';
import { contactRules } from './contact-rules.ts';

test.each([['the contact form', contactRules] as const])(
  '%s marks the fields that its rules require',
  async (_form, rules) => {
    expect([...requiredNames(await rules.load())].sort()).toEqual([...rules.required].sort());
  },
);
