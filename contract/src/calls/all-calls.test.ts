import { describe, expect, test } from 'vitest';
import { isSchema } from 'yup';
import { type Call, isPersonal } from '../call.ts';
import { captchaAction } from '../captcha-action.ts';
import { commonErrors, errors } from '../errors.ts';
import { matchPath } from '../path-pattern.ts';
import { allCalls } from './all-calls.ts';

const rows = Object.values(allCalls).flatMap((table): [string, Call][] => Object.entries(table));
const calls = rows.map(([, call]) => call);

const specified = `
  POST /public/login
  POST /public/login-by-token
  POST /public/login-by-photo-token
  POST /public/refresh-token
  POST /public/forgot-password/request
  POST /public/forgot-password
  GET /public/forms/buy
  GET /backoffice/general-settings/form-constructor/buy
  POST /public/registration/attendee/submit/step-one
  POST /public/registration/attendee/submit/step-two
  GET /public/registration/attendee/packages
  POST /public/registration/attendee/packages/select
  POST /public/registration/attendee/killer-feature
  GET /public/registration/attendee/image
  POST /public/registration/attendee/image/submit
  POST /public/registration/attendee/image/upload
  PUT /public/registration/attendee/image
  GET /public/registration/attendee/complete
  POST /public/registration/attendee/complete
  GET /public/registration/attendee/regular-invitation-token
  POST /public/registration/attendee/invited/submit/step-one
  POST /public/registration/attendee/invited/submit/step-two
  POST /public/registration/crypto-trader/submit
  GET /public/registration/crypto-trader/invitation/details
  GET /public/registration/crypto-trader/packages
  POST /public/registration/crypto-trader/packages/select
  GET /public/registration/vip/invitation/1/2
  POST /public/registration/vip/invitation/1/2/submit/step-one
  POST /public/registration/vip/invitation/1/2/submit/step-two
  POST /public/registration/vip/invitation/1/2/killer-feature
  POST /public/registration/short-attendee/submit
  GET /public/packages
  GET /meta/ip/country-info
  GET /public/email-domain-validation
  GET /public/categories
  GET /public/categories/vip
  GET /public/predefined-activities
  GET /public/promo-code/discount/
  GET /public/tag/
  GET /public/tag/1
  POST /public/tag
  GET /public/blitz
  GET /public/blitz/invitation
  POST /public/blitz/submit
  PUT /public/blitz/submit
  GET /public/attendees
  GET /public/attendees/last-year
  POST /attendee/messages/attendee
  POST /attendee/messages/speaker
  POST /attendee/message/blitz-participant
  POST /attendee/personal/resend-confirmation
  GET /attendee/personal/registration-status
  GET /attendee/personal/details
  GET /attendee/personal/killer-feature-type
  GET /attendee/payment/info
  PUT /attendee/payment/assign-promo-code
  PUT /attendee/payment/extend-hold
  GET /attendee/payment/sandbox/generate-url
  GET /attendee/videos
  GET /public/agenda/sessions
  POST /public/agenda/sessions/message
  GET /public/static-pages/content
  GET /public/static-pages/virtual-content
  GET /public/speakers
  GET /public/speakers/home-page
  GET /public/media-partners
  GET /public/media-partners-types
  GET /public/attendee-types
  GET /public/media-kits
  POST /public/media-partners/become
  GET /public/testimonials
  GET /public/testimonials/last-year
  GET /public/testimonials/types
  GET /public/photo-galleries
  GET /public/gallery
  GET /public/banners
  GET /public/cookie-alert
  GET /public/settings
  GET /public/settings/virtual
  GET /public/global-settings
  GET /public/sponsors
  GET /public/sponsor-types
  GET /public/tiers
  GET /public/map-location
  GET /public/articles
  GET /public/social-media/feed
  POST /public/contact-us
  POST /meta/report-error
  POST /public/feature-form/submit
  GET /public/feature-form/token
  GET /public/voucher
  GET /public/listing/submit
  PUT /public/listing/submit
  GET /public/video
  GET /public/video/enable-request
  GET /public/nomination-categories
  GET /public/nominees
  GET /public/settings/awards/status
  GET /public/settings/awards/welcome/status
  GET /public/settings/awards/individual/status
  POST /attendee/awards/vote/step-one
  POST /attendee/awards/vote/step-two
  POST /attendee/awards/vote/individual/step-one
  POST /attendee/awards/vote/individual/step-two
  GET /attendee/awards/vote-status/step-one
  GET /attendee/awards/vote-status/step-two
  GET /attendee/awards/vote-status/individual/step-one
  GET /attendee/awards/vote-status/individual/step-two
  POST /attendee/awards/nominee
  GET /public/captcha/challenge`;

describe('the call table', () => {
  test.each(specified.trim().split(/\s*\n\s*/))('has %s', (call) => {
    const [method, path] = call.split(' ') as [string, string];
    expect(calls.some((row) => row.method === method && matchPath(row.path, path))).toBe(true);
  });

  test('has each method and path once', () => {
    const addresses = calls.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('has each name once, for names choose the wording of errors', () => {
    const names = rows.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('names only errors of the catalogue, each once', () => {
    for (const call of calls) {
      expect(Object.keys(errors)).toEqual(expect.arrayContaining([...call.errors]));
      expect(new Set(call.errors).size).toBe(call.errors.length);
    }
  });

  test('describes exactly the parameters that a path has', () => {
    for (const { path, params } of calls) {
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys(params?.fields ?? {})).toEqual(inPath);
    }
  });

  test('sends bodies only where HTTP has them', () => {
    const reads = calls.filter(({ method }) => method === 'GET');
    expect(reads.every(({ body }) => body === undefined)).toBe(true);
    expect(reads.every(({ response }) => isSchema(response))).toBe(true);
  });

  test('describes a text file as a text', () => {
    const files = calls.filter(({ mediaType }) => mediaType !== undefined);
    expect(files.length).toBeGreaterThan(0);
    expect(
      files.filter((call) => call.method !== 'GET' || call.response?.describe().type !== 'string'),
    ).toEqual([]);
  });

  test('lets nobody in under /attendee without a token', () => {
    const own = calls.filter(({ path }) => path.startsWith('/attendee/'));
    expect(own.every(({ access }) => access === 'attendee')).toBe(true);
  });

  test('asks for a captcha on the calls that are specified', () => {
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

  test('names each guarded call differently for the captcha, in characters that Google accepts', () => {
    const actions = calls.filter(({ captcha }) => captcha).map(captchaAction);
    expect(new Set(actions).size).toBe(actions.length);
    expect(actions.filter((action) => !/^[\w/]{1,100}$/.test(action))).toEqual([]);
  });

  test('asks for a confirmed address where attendees vote, nominate and write, and names the refusal there alone', () => {
    const confirmed = rows.filter(([, call]) => call.confirmed).map(([name]) => name);
    expect(confirmed.sort()).toEqual([
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

  test('marks the calls that carry a token of their own: those of the session', () => {
    const own = calls.filter(({ ownToken }) => ownToken);
    expect(own).toEqual(Object.values(allCalls.authCalls));
  });

  test('counts as personal what depends on who is signed in', () => {
    expect(isPersonal(allCalls.attendeeSelfCalls.attendeeDetails)).toBe(true);
    expect(isPersonal(allCalls.awardsCalls.nominees)).toBe(true);
    expect(isPersonal(allCalls.agendaCalls.agendaSessions)).toBe(false);
  });

  test('refuses query parameters it does not know', () => {
    for (const { query } of calls) {
      expect(query?.isValidSync({ ...query.getDefault(), surprise: '1' }) ?? false).toBe(false);
    }
  });

  test('leaves what every call may return to the common codes', () => {
    const named = calls.flatMap((call) => call.errors as readonly string[]);
    const exceptions = ['cryptography-0001'];
    expect(commonErrors.filter((code) => named.includes(code) && !exceptions.includes(code))).toEqual([]);
  });
});

describe('responses about the awards', () => {
  test('reveal no counts', () => {
    const described = JSON.stringify(
      Object.values(allCalls.awardsCalls).map((call) => (call as Call).response?.describe()),
    );
    expect(described).not.toMatch(/"(votes?|votesCount|count|score|rank|place|percent)":/i);
  });
});

describe('responses about attendees', () => {
  test('never hold an address or a phone number', () => {
    const described = JSON.stringify(allCalls.attendeeCalls.attendees.response.describe());
    expect(described).not.toMatch(/"(email|phone)":/);
  });
});
