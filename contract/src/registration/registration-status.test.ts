import { describe, expect, test } from 'vitest';
import { errors } from '../errors/errors.ts';
import {
  continueRegistration,
  nextRegistrationStep,
  type RegistrationStatus,
  registrationSteps,
  steeredTo,
  steeringCodes,
} from './registration-status.ts';

type Row = [
  RegistrationStatus,
  { photoEnabled: boolean; photoUploaded: boolean; invited: boolean },
  string | null,
];

const yes = true;
const no = false;

const table: Row[] = [
  ['SubmitStepOne', { photoEnabled: yes, photoUploaded: no, invited: no }, 'registrationSecondPart'],
  ['SubmitStepOne', { photoEnabled: no, photoUploaded: yes, invited: yes }, 'registrationSecondPart'],
  ['RequestForPayment', { photoEnabled: yes, photoUploaded: no, invited: no }, 'registrationPayment'],
  ['PendingPackageSelection', { photoEnabled: yes, photoUploaded: no, invited: no }, 'registrationPhoto'],
  ['PendingPackageSelection', { photoEnabled: yes, photoUploaded: yes, invited: no }, 'registrationPackages'],
  ['PendingPackageSelection', { photoEnabled: no, photoUploaded: no, invited: no }, 'registrationPackages'],
  ['PendingPackageSelection', { photoEnabled: no, photoUploaded: yes, invited: no }, 'registrationPackages'],
  ['PendingPayment', { photoEnabled: yes, photoUploaded: no, invited: no }, 'registrationPayment'],
  ['Completed', { photoEnabled: yes, photoUploaded: no, invited: yes }, 'registrationPhoto'],
  ['Completed', { photoEnabled: yes, photoUploaded: no, invited: no }, null],
  ['Completed', { photoEnabled: yes, photoUploaded: yes, invited: yes }, null],
  ['Completed', { photoEnabled: yes, photoUploaded: yes, invited: no }, null],
];

describe('Continue Registration', () => {
  test.each(table)(
    'from %s with %o leads to %s',
    (status, { photoEnabled, photoUploaded, invited }, page) => {
      const kind = invited ? 'Invited' : 'Buy';
      expect(continueRegistration({ status, photoEnabled, photoUploaded, kind })).toBe(page);
    },
  );
});

describe('the steps of a registration', () => {
  test('are all present when everything is switched on', () => {
    expect(registrationSteps({ photoEnabled: yes, killerFeatureEnabled: yes, packageKind: 'paid' })).toEqual([
      'registrationAttendee',
      'registrationSecondPart',
      'registrationPhoto',
      'registrationPackages',
      'registrationKillerFeature',
      'registrationPayment',
    ]);
  });

  test('end with the photo for invited attendees', () => {
    const facts = { photoEnabled: yes, killerFeatureEnabled: yes, kind: 'Invited' } as const;
    expect(registrationSteps(facts)).toEqual([
      'registrationAttendee',
      'registrationSecondPart',
      'registrationPhoto',
      'registrationCompleted',
    ]);
    expect(nextRegistrationStep('registrationPhoto', { ...facts, photoEnabled: no })).toBe(
      'registrationCompleted',
    );
  });

  test('are one form for featured attendees', () => {
    const facts = { photoEnabled: yes, killerFeatureEnabled: yes, kind: 'Featured' } as const;
    expect(registrationSteps(facts)).toEqual(['registrationFeatured', 'registrationCompleted']);
  });

  test('skip the photo and the killer feature when those are off', () => {
    const facts = { photoEnabled: no, killerFeatureEnabled: no, packageKind: 'free' } as const;
    expect(nextRegistrationStep('registrationSecondPart', facts)).toBe('registrationPackages');
    expect(nextRegistrationStep('registrationPackages', facts)).toBe('registrationCompleted');
  });

  test('lead from the killer feature to payment or completed', () => {
    const facts = { photoEnabled: yes, killerFeatureEnabled: yes };
    expect(nextRegistrationStep('registrationAttendee', facts)).toBe('registrationSecondPart');
    expect(nextRegistrationStep('registrationSecondPart', facts)).toBe('registrationPhoto');
    expect(nextRegistrationStep('registrationPackages', facts)).toBe('registrationKillerFeature');
    expect(nextRegistrationStep('registrationKillerFeature', { ...facts, packageKind: 'paid' })).toBe(
      'registrationPayment',
    );
    expect(nextRegistrationStep('registrationKillerFeature', { ...facts, packageKind: 'free' })).toBe(
      'registrationCompleted',
    );
  });

  test('end with completed after the payment', () => {
    const facts = { photoEnabled: yes, killerFeatureEnabled: no, packageKind: 'paid' } as const;
    expect(nextRegistrationStep('registrationPayment', facts)).toBe('registrationCompleted');
  });

  test('continue after a photo step that has been switched off', () => {
    expect(nextRegistrationStep('registrationPhoto', { photoEnabled: no, killerFeatureEnabled: no })).toBe(
      'registrationPackages',
    );
  });
});

describe('codes that redirect', () => {
  test.each([
    ['fm.cms-0023', 'registrationKillerFeature'],
    ['fm.cms-0028', 'registrationKillerFeature'],
    ['fm.cms-0021', 'registrationPayment'],
    ['fm.cms-0031', 'registrationPackages'],
    ['fm.cms-0041', 'registrationAttendee'],
    ['fm.cms-0120', 'registrationPhoto'],
    ['voting-0001', null],
  ])('%s leads to %s', (code, page) => {
    expect(steeredTo(code)).toBe(page);
  });

  test('are codes of the catalogue', () => {
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(Object.keys(steeringCodes)));
  });
});
