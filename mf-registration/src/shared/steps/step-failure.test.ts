import { expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { type ErrorCode, errorMessage, errors } from '@summit/contract/errors/errors';
import { wholeRow } from '@summit/contract/tables/whole-rows';
import { ApiError } from '@summit/shared-auth';
import { stepFailure } from './step-failure.ts';

function failed(code: ErrorCode) {
  return stepFailure(
    new ApiError({ code, message: errorMessage(code), requestId: 'r-1', status: errors[code].status }),
  );
}

const { submitStepOne, submitStepTwo, invitedStepOne, invitedStepTwo, selectPackage } =
  attendeeRegistrationCalls;

const calls = [submitStepOne, submitStepTwo, invitedStepOne, invitedStepTwo, selectPackage];

/** Codes whose message a form shows unchanged. */
const shownAsTheyAre = ['fm.cms-0024'];

test.each(calls.flatMap((call) => wholeRow(call).errors as readonly ErrorCode[]))(
  '%s has a message for the attendee',
  (code) => {
    const { kind } = failed(code);
    expect(kind === 'other').toBe(shownAsTheyAre.includes(code));
  },
);

test('errors other than the server’s are left to the caller', () => {
  expect(stepFailure(new TypeError('x is undefined'))).toEqual({ kind: 'other' });
  expect(failed('network-0001')).toEqual({ kind: 'other' });
});
