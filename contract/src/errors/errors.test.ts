import { describe, expect, test } from 'vitest';
import { allCalls } from '../calls/all-calls.ts';
import { listingExists } from '../frame/listing-exists.ts';
import type { ErrorFact } from './error-fact.ts';
import { commonErrors, errorMessage, errors, isErrorCode } from './errors.ts';
import { organiserErrors } from './organiser-errors.ts';
import { isVisitorErrorCode, visitorErrors } from './visitor-errors.ts';

const catalogue = `cqrs-0009 fm.cms-0009 fm.cms-0069 fm.cms-0068 fm.cms-0070 fm.cms-0072 fm.cms-0071 googlecaptcha-0002
  cryptography-0001 fm.cms-0024 fm.cms-0029 fm.cms-0031 fm.cms-0028 fm.cms-0023 fm.cms-0041 fm.cms-0048 fm.cms-0019
  fm.cms-0022 fm.cms-0033 fm.cms-0093 fm.cms-0077 vat-id-0001 crypto-trader-registration-0001 attendee.submit-0003
  vip-attendee.update-0003 invited-attendee-submit-0001 tendee.update-0006 vip-attendee.update-0006 create-user-0003
  create-user-0004 email.domain-0002 forbidden.domain-0001 email.domain-0004 killer-feature-0001 killer-feature-0002
  sponsors-0001 attendee-to-attendee-msg-0001 attendee-to-attendee-msg-0002 attendee-to-speaker-msg-0001
  attendee-to-blitz-msg-0001 fm.cms-0123 fm.cms-0122 voting-0001 voting-0004 last-year-attendee-0001 become-sponsor-0001
  fm.cms-0059 fm.cms-0060 fm.cms-0061 payment-0003 payment-0004 mailing-list-0001 mailing-list-0002 mailing-list-0003
  mailing-list-0004 mailing-list-0005 mailing-list-0006 mail-0003 pdf-0005 grid-0001 template-0001 validation.base-0001
  validation.base-0002 fm.cms-0021 fm.cms-0120 oauth.advanced-0007 route-0001 route-0002 network-0001`;

const facts: [string, ErrorFact][] = Object.entries(errors);

describe('the error catalogue', () => {
  test.each(catalogue.split(/\s+/))('has %s', (code) => {
    expect(isErrorCode(code)).toBe(true);
  });

  test('gives every code a status and a message', () => {
    for (const [, { status, message }] of facts) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(message.trim().length).toBeGreaterThan(5);
    }
  });

  test('has call-specific texts only for calls that can return the code', () => {
    const rows = Object.assign({}, ...Object.values(allCalls)) as Record<
      string,
      { errors: readonly string[] }
    >;
    for (const [code, { wording = {} }] of facts) {
      for (const call of Object.keys(wording)) {
        expect([...commonErrors, ...(rows[call]?.errors ?? [])]).toContain(code);
        expect(Object.keys(rows)).toContain(call);
      }
    }
  });

  test('has the errors of visitors apart from those that only organisers meet', () => {
    const callsOfOrganisers = new Set<string>();
    const met = { visitors: new Set<string>(commonErrors), organisers: new Set<string>() };
    for (const [table, rows] of Object.entries(allCalls)) {
      for (const [call, row] of Object.entries<{ access: string; errors: readonly string[] }>(rows)) {
        const isOrganisers = row.access === 'organiser' || table.startsWith('organis');
        if (isOrganisers) callsOfOrganisers.add(call);
        for (const code of row.errors) met[isOrganisers ? 'organisers' : 'visitors'].add(code);
      }
    }
    expect([...met.visitors].filter((code) => !isVisitorErrorCode(code))).toEqual([]);
    expect(Object.keys(organiserErrors).filter((code) => met.visitors.has(code))).toEqual([]);
    const ofOrganisers = [...met.organisers].filter((code) => !met.visitors.has(code));
    expect(ofOrganisers.filter((code) => code in visitorErrors)).toEqual([]);
    const facts: ErrorFact[] = Object.values(visitorErrors);
    const worded = facts.flatMap(({ wording = {} }) => Object.keys(wording));
    expect(worded.filter((call) => callsOfOrganisers.has(call))).toEqual([]);
  });

  test('uses 401 only for tokens, so that nothing else makes the browser refresh them', () => {
    const codes = facts.filter(([, { status }]) => status === 401).map(([code]) => code);
    expect(codes).toEqual([
      'authorization-0003',
      'cryptography-0001',
      'authorization-0001',
      'authorization-0002',
    ]);
  });

  test('quotes the specification', () => {
    expect(errorMessage('fm.cms-0029')).toBe('Attendee with this email already registred');
    expect(errorMessage('fm.cms-0069')).toBe('Blocked attendee can not login on site');
    expect(errorMessage('fm.cms-0068')).toBe("Attendee with such status can't login on site");
    expect(errorMessage('fm.cms-0122')).toBe(
      'You can only nominate once. Thank you for submitting your nomination!',
    );
    expect(errorMessage('validation.base-0001')).toBe('Invalid registration from. Please check your fields.');
    expect(errorMessage('googlecaptcha-0002')).toBe('Captcha challenge failed');
  });

  test('states which listing codes mean that a listing exists', () => {
    expect(listingExists).toEqual({ 'fm.cms-0059': true, 'fm.cms-0060': true, 'fm.cms-0061': false });
  });
});

describe('cqrs-0009', () => {
  test.each([
    ['login', 'Incorrect username or password.'],
    ['forgotPasswordRequest', 'Attendee data not found'],
    ['resetPassword', 'Attendee data not found'],
    ['loginByPhotoToken', 'Your token is already used or invalid'],
    ['attendeeDetails', 'Entity of selected type not found'],
    ['regularInvitationToken', "Attendee with such invitation token doesn't exist"],
    ['featureFormToken', 'The token is invalid'],
    ['blitzInvitation', 'Invalid invitation token'],
    [undefined, 'Entity of selected type not found'],
  ])('says on %s: %s', (call, message) => {
    expect(errorMessage('cqrs-0009', call)).toBe(message);
  });

  test('is the same for an unknown address and a wrong password of a login', () => {
    expect(allCalls.authCalls.login.errors).not.toContain('fm.cms-0070');
  });
});

describe('a refusal that ends', () => {
  test.each([
    [1, '1 minute'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
  ])('after %d seconds says %s', (seconds, words) => {
    const message = `Too many attempts in a short time. Please try again in ${words}.`;
    expect(errorMessage('rate-limit-0001', undefined, seconds)).toBe(message);
  });

  test('states no time when it is unknown', () => {
    expect(errorMessage('rate-limit-0001')).not.toMatch(/\{|minute/);
  });
});
