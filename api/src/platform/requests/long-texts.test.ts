import { afterAll, beforeAll, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as authCalls from '@summit/contract/calls/auth';
import * as mediaPartnerCalls from '@summit/contract/calls/media-partners';
import * as messagingCalls from '@summit/contract/calls/messaging';
import * as metaCalls from '@summit/contract/calls/meta';
import type { Call } from '@summit/contract/requests/call';
import { wholeRow } from '@summit/contract/tables/whole-rows';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const starts = ['=', "'", '"', '<', '<a', '</', '<!', "' ", 'a@', '0', '+', ' ', 'a.'];

/** A body of the maximum size, with texts of equal length. */
const longest = 250_000;

const calls: [string, Call][] = [
  ['messageSession', messagingCalls.messageSession],
  ['becomeMediaPartner', mediaPartnerCalls.becomeMediaPartner],
  ['shortAttendee', attendeeRegistrationCalls.shortAttendee],
  ['submitStepOne', attendeeRegistrationCalls.submitStepOne],
  ['login', authCalls.login],
  ['reportError', metaCalls.reportError],
];

test.each(calls)('%s parses any long text quickly', async (_name, row) => {
  const call = wholeRow(row);
  // Processor time is measured, because everything is slow on a busy machine.
  let longestMs = 0;
  const names = Object.keys(call.body?.fields ?? {});
  for (const [index, start] of starts.entries()) {
    // The message is tested with every beginning, because it has the most patterns; the other fields alternate.
    for (const name of new Set(['message', names[index % names.length] ?? ''])) {
      const body = { [name]: start.repeat(Math.floor(longest / (JSON.stringify(start).length - 2))) };
      const before = process.cpuUsage();
      const { status } = await api.call(call, { body, captcha: call.captcha });
      const { user, system } = process.cpuUsage(before);
      longestMs = Math.max(longestMs, (user + system) / 1000);
      // Only spaces count as an empty text, which some calls accept.
      expect([204, 400]).toContain(status);
    }
  }
  expect(longestMs).toBeLessThan(1_000);
});
