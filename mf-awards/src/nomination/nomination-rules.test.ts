import { expect, test } from 'vitest';
import { requiredNames } from '@summit/shared-ui/form/required-names';
import { nominationRules } from './use-nomination-form.ts';

test.each([['a nomination', nominationRules] as const])(
  '%s marks the fields that its rules require',
  async (_form, rules) => {
    expect([...requiredNames(await rules.load())].sort()).toEqual([...rules.required].sort());
  },
);
