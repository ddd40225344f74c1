import { describe, expect, test } from 'vitest';
import { isPersonal, type WholeCall } from '../requests/call.ts';
import { captchaAction } from '../requests/captcha-action.ts';
import { allCalls } from './all-calls.ts';

const rows = Object.values(allCalls).flatMap((table): [string, WholeCall][] => Object.entries(table));
const calls = rows.map(([, call]) => call);

describe('the call table', () => {
  test('requires a token for every call under /attendee', () => {
    const own = calls.filter(({ path }) => path.startsWith('/attendee/'));
    expect(own.every(({ access }) => access === 'attendee')).toBe(true);
  });

  test('requires a captcha for exactly the specified calls', () => {
    const guarded = rows.filter(([, call]) => call.captcha).map(([name]) => name);
    expect(guarded.sort()).toEqual([
      'becomeMediaPartner',
      'contactUs',
      'forgotPasswordRequest',
      'joinWaitingListByEmail',
      'login',
      'messageAttendee',
      'messageBlitzParticipant',
      'messageSession',
      'messageSpeaker',
      'shortAttendee',
      'submitForm',
    ]);
  });

  test('has a unique captcha action for each guarded call, in characters that Google accepts', () => {
    const actions = calls.filter(({ captcha }) => captcha).map(captchaAction);
    expect(new Set(actions).size).toBe(actions.length);
    expect(actions.filter((action) => !/^[\w/]{1,100}$/.test(action))).toEqual([]);
  });

  test('requires a confirmed address to vote, nominate and write, and lists that error only there', () => {
    const confirmed = rows.filter(([, call]) => call.confirmed).map(([name]) => name);
    expect(confirmed.sort()).toEqual([
      'answerConversation',
      'individualVoteStepOne',
      'individualVoteStepTwo',
      'messageAttendee',
      'messageBlitzParticipant',
      'messageSession',
      'messageSpeaker',
      'nominate',
      'voteStepOne',
      'voteStepTwo',
    ]);
    const refusing = rows.filter(([, { errors: codes }]) => codes.includes('email-confirmation-0001'));
    expect(refusing.map(([name]) => name).sort()).toEqual(confirmed);
  });

  test('marks the calls of the session, which have their own token', () => {
    const own = calls.filter(({ ownToken }) => ownToken);
    expect(own).toEqual(Object.values(allCalls.authCalls));
  });

  test('marks responses that depend on the signed-in visitor as personal', () => {
    expect(isPersonal(allCalls.attendeeSelfCalls.attendeeDetails)).toBe(true);
    expect(isPersonal(allCalls.awardsCalls.nominees)).toBe(true);
    expect(isPersonal(allCalls.agendaCalls.agendaSessions)).toBe(false);
  });
});

describe('responses about the awards', () => {
  test('contain no counts', () => {
    const described = JSON.stringify(
      Object.values(allCalls.awardsCalls).map((call) => (call as WholeCall).response?.describe()),
    );
    expect(described).not.toMatch(/"(votes?|votesCount|count|score|rank|place|percent)":/i);
  });
});

describe('responses about attendees', () => {
  test('never contain an address or a phone number', () => {
    const described = JSON.stringify(allCalls.attendeeCalls.attendees.response.describe());
    expect(described).not.toMatch(/"(email|phone)":/);
  });
});
