import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as blitzCalls from '@summit/contract/calls/blitz';
import * as settingsCalls from '@summit/contract/calls/settings';
import { describedRule } from '@summit/contract/forms/form-rules';
import type { ResponseOf } from '@summit/contract/requests/call';
import { respond, sampleResponse } from '@summit/shared-auth/testing';
import { enter } from './page-rendering.tsx';

type Invitation = ResponseOf<typeof blitzCalls.blitzInvitation>;
type Field = Invitation['form']['fields'][number];

function describedField(name: string, label: string, field: Partial<Field> = {}): Field {
  const required = describedRule('required', {}, `Please fill in: ${label}`);
  return {
    name,
    label,
    type: 'text',
    placeholder: null,
    hint: null,
    rules: [required],
    options: [],
    ...field,
  };
}

const words = (...values: string[]) => values.map((value) => ({ value, label: value }));

export const invitation: Invitation = {
  company: 'Corriestone',
  email: 'table@corriestone.example',
  isSubmitted: false,
  submission: null,
  form: {
    type: 'blitz',
    title: 'A table of your own',
    isOpen: false,
    fields: [
      describedField('company', 'Name of the company'),
      describedField('category', 'What it is about', {
        type: 'select',
        options: words('Payments', 'Custody'),
      }),
      describedField('pitch', 'One sentence', {
        type: 'textarea',
        rules: [describedRule('required'), describedRule('maxLength', { max: 140 })],
      }),
      describedField('website', 'Website', {
        type: 'url',
        rules: [describedRule('required'), describedRule('url')],
      }),
      describedField('slots', 'When', { type: 'checkboxes', options: words('16:30', '17:00') }),
    ],
    metadata: { errors: { invalidToken: 'Ask for another one.' } },
  },
};

/** The payload of the form once `fillTable` has filled it in. */
export const table = {
  company: 'Corriestone',
  category: 'Custody',
  pitch: 'We count what others weigh.',
  website: 'https://corriestone.example',
  slots: ['17:00'],
  contacts: [{ name: 'Ann Low', email: 'table@corriestone.example' }],
};

export const submission: NonNullable<Invitation['submission']> = {
  ...table,
  status: 'Approved',
  logoUrl: `/media/${'b'.repeat(32)}.jpg`,
  contacts: [
    { name: 'Ann Low', email: 'ann@corriestone.example', jobTitle: 'Founder' },
    { name: 'Bo Low', email: 'bo@corriestone.example', jobTitle: null },
  ],
};

export const invited = (own: Partial<Invitation> = {}) =>
  respond(blitzCalls.blitzInvitation, { ...invitation, ...own });

export const submitted = invited({ isSubmitted: true, submission });

export function blitzSettings(isEnabled: boolean) {
  return respond(
    settingsCalls.settings,
    sampleResponse(settingsCalls.settings, { blitz: { isEnabled, hideEnvelope: false } }),
  );
}

export const field = (name: RegExp) => screen.getByRole('textbox', { name });

/** The fields of one of the two contacts. */
export const person = (which: RegExp) => within(screen.getByRole('group', { name: which }));

export async function fillTable(user: UserEvent): Promise<void> {
  await enter(user, await screen.findByRole('textbox', { name: /^One sentence/ }), table.pitch);
  await user.selectOptions(screen.getByRole('combobox', { name: /^What it is about/ }), table.category);
  await enter(user, field(/^Website/), table.website);
  await user.click(screen.getByRole('checkbox', { name: '17:00' }));
  await enter(user, person(/^Who will be at the table/).getByRole('textbox', { name: /^Name/ }), 'Ann Low');
}
