import { waitFor } from '@testing-library/react';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { type ErrorCode, errors } from '@summit/contract/errors/errors';
import { respondWithError } from '@summit/shared-auth/testing';
import {
  field,
  fillFirstStep,
  firstStepVisit,
  problems,
  sendButton,
} from '../../testing/first-step-visit.ts';
import { renderPage } from '../../testing/page-rendering.tsx';
import FirstStepPage from './first-step-page.tsx';

const { submitStepOne } = attendeeRegistrationCalls;

/** The refusals that are shown in the form; the others lead to another step, or close it. */
const shown = {
  'Work email: ': [
    'fm.cms-0029',
    'fm.cms-0093',
    'create-user-0003',
    'create-user-0004',
    'email.domain-0001',
    'email.domain-0002',
    'email.domain-0003',
  ],
  '': ['fm.cms-0024', 'server-0002'],
} as const satisfies Record<string, readonly ErrorCode[]>;

beforeEach(() => window.localStorage.clear());

test.each(Object.entries(shown))(
  'each refusal is shown in the summary (%s), and the input is kept',
  async (label, codes) => {
    const { user } = renderPage(
      FirstStepPage,
      firstStepVisit({ responses: codes.map((code) => respondWithError(submitStepOne, code)) }),
    );
    await fillFirstStep(user);
    for (const code of codes) {
      await user.click(sendButton());
      const summary = await problems();
      await waitFor(() => expect(summary).toHaveTextContent(`${label}${errors[code].message}`));
    }
    expect(field(/^Company/)).toHaveValue('Maré');
  },
);
