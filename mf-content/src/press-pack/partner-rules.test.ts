import { expect, test } from 'vitest';
import { requiredNames } from '@summit/shared-ui/form/required-names';
import { partnerRules } from './partner-rules.ts';

test('the form for partners marks the fields that its rules require', async () => {
  expect([...requiredNames(await partnerRules.load())].sort()).toEqual([...partnerRules.required].sort());
});
