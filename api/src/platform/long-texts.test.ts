import { monitorEventLoopDelay } from 'node:perf_hooks';
import { attendeeRegistrationCalls } from '@summit/contract/calls/attendee-registration';
import { authCalls } from '@summit/contract/calls/auth';
import { mediaPartnerCalls } from '@summit/contract/calls/media-partners';
import { messagingCalls } from '@summit/contract/calls/messaging';
import { metaCalls } from '@summit/contract/calls/meta';
import type { Call } from '@summit/contract/call';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const starts = ['=', "'", '"', '<', '<a', '</', '<!', "' ", 'a@', '0', '+', ' ', 'a.'];

/** Just what a body may hold, with every text of it as long. */
const longest = 250_000;

const calls: [string, Call][] = [
  ['messageSession', messagingCalls.messageSession],
  ['becomeMediaPartner', mediaPartnerCalls.becomeMediaPartner],
  ['shortAttendee', attendeeRegistrationCalls.shortAttendee],
  ['submitStepOne', attendeeRegistrationCalls.submitStepOne],
  ['login', authCalls.login],
  ['reportError', metaCalls.reportError],
];

test.each(calls)('%s reads no text for long, whatever it begins with', async (_name, call) => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const names = Object.keys(call.body?.fields ?? {});
  for (const [index, start] of starts.entries()) {
    // Every beginning in the message, for which there are the most patterns; the other fields alternate.
    for (const name of new Set(['message', names[index % names.length] ?? ''])) {
      const body = { [name]: start.repeat(Math.floor(longest / (JSON.stringify(start).length - 2))) };
      // Spaces alone are no text, which some calls accept.
      expect([204, 400]).toContain((await api.call(call, { body, captcha: call.captcha })).status);
    }
  }
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(1_000);
});
