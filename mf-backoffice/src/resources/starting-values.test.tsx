import { screen, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-resources';
import { respond } from '@summit/shared-auth/testing';
import { fieldOf } from '../testing/field-of.ts';
import { openBackoffice } from '../testing/open-backoffice.tsx';
import { changeOf, choose } from '../testing/sponsor-entries.ts';

const fields = respond(calls.resourceFields, {
  fields: [
    fieldOf('code', 'Code', { isFixed: true, isRequired: true }),
    fieldOf('kind', 'Kind', {
      kind: 'choice',
      isRequired: true,
      choices: ['percent', 'amount'],
      choiceNames: ['Per cent', 'Amount of money'],
    }),
    fieldOf('currency', 'Currency', { defaultValue: '"GBP"' }),
    fieldOf('position', 'Position', { kind: 'number', defaultValue: '1000' }),
    fieldOf('isShown', 'Shown', { kind: 'flag', defaultValue: 'true' }),
  ],
});

test('a new entry starts with the defaults of its fields, and sends only differences from them', async () => {
  const added = changeOf([{ field: 'kind', before: null, after: '"percent"' }], {
    key: 'ODETTE',
    isNew: true,
  });
  const { user, requests } = openBackoffice({
    url: '/backoffice/promo-codes/create',
    responses: [fields, respond(calls.setResourceEntry, added)],
  });
  await user.type(await screen.findByRole('textbox', { name: /Code/ }), 'ODETTE');
  expect(screen.getByRole('textbox', { name: /Currency/ })).toHaveValue('GBP');
  expect(screen.getByRole('textbox', { name: /Position/ })).toHaveValue('1000');
  const shown = screen.getByRole('checkbox', { name: /Shown/ });
  expect(shown).toBeChecked();
  await user.click(shown);
  await choose(user, /Kind/, 'Per cent');
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add this entry?' });
  expect(within(dialog).getByText('Per cent')).toBeVisible();
  expect(requests.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
    version: null,
    values: { code: 'ODETTE', kind: 'percent', isShown: false },
  });
});
