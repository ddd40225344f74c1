import { describe, expect, test } from 'vitest';
import { billing } from './billing-address.ts';
import {
  blitzForm,
  buySecondPart,
  cryptoTraderForm,
  featuredForm,
  firstStep,
  firstStepWithPassword,
  nomineeForm,
  secondPart,
  sellSecondPart,
  vipSecondPart,
} from './registration-fields.ts';

const person = {
  firstName: 'Ann',
  lastName: "O'Neil",
  email: 'ann@expo.example',
  phone: '+442079460958',
  company: 'Expo',
  jobTitle: 'Buyer',
  country: 'GB',
  termsAccepted: true,
};

const address = {
  companyName: 'Expo',
  addressLine1: '1 Quay',
  city: 'London',
  postcode: 'E16 1AA',
  country: 'GB',
};

function missing(
  schema: { validateSync(value: unknown, options: object): unknown },
  value: object,
): string[] {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { inner: { path: string }[] }).inner.map(({ path }) => path).sort();
  }
}

describe('the first step', () => {
  test('accepts a complete form', () => {
    expect(missing(firstStep, person)).toEqual([]);
  });

  test('names every required field that is missing', () => {
    expect(missing(firstStep, {})).toEqual(Object.keys(person).sort());
  });

  test('requires a password only where one can be chosen', () => {
    expect(missing(firstStepWithPassword, person)).toEqual(['password']);
    expect(missing(firstStep, { ...person, password: 'short' })).toContain('password');
  });
});

describe('the second part', () => {
  test('of a buyer needs the kind of company and the role', () => {
    expect(missing(buySecondPart, {})).toEqual(['companyType', 'decisionRole']);
  });

  test('of a seller needs products, website and billing', () => {
    expect(missing(sellSecondPart, { billing: address })).toEqual(['products', 'website']);
    expect(
      missing(sellSecondPart, { products: ['p'], website: 'https://a.example', billing: address }),
    ).toEqual([]);
    expect(missing(billing(), {})).toEqual(['addressLine1', 'city', 'companyName', 'country', 'postcode']);
  });

  test('of both is accepted by the call', () => {
    expect(missing(secondPart, { companyType: 'bank', decisionRole: 'decides' })).toEqual([]);
    expect(secondPart.validateSync({ companyType: 'bank' })).not.toHaveProperty('billing.city');
  });

  test('on a pass needs the badge, the stand and a mobile; the category decides about the account manager', () => {
    expect(missing(vipSecondPart, {})).toEqual(['badgeName', 'mobile', 'standRole']);
  });
});

describe('other registrations', () => {
  test('a crypto trader gives age, experience and consent to the risk terms instead of a company', () => {
    const { company: _company, jobTitle: _jobTitle, ...rest } = person;
    expect(missing(cryptoTraderForm, rest)).toEqual(['birthYear', 'experience', 'riskTermsAccepted']);
  });

  test('a featured attendee can write at most 600 characters', () => {
    expect(missing(featuredForm, { ...person, bio: 'x'.repeat(601) })).toEqual(
      expect.arrayContaining(['bio', 'imageUrl', 'linkedIn', 'publishAccepted', 'token']),
    );
  });

  test('a blitz table has one or two contacts and a short pitch', () => {
    const contact = { name: 'Ann', email: 'ann@expo.example' };
    const form = {
      company: 'Expo',
      pitch: 'We sell.',
      category: 'c',
      website: 'https://a.example',
      slots: ['1'],
    };
    expect(missing(blitzForm, { ...form, contacts: [contact] })).toEqual([]);
    expect(missing(blitzForm, { ...form, contacts: [] })).toEqual(['contacts']);
    expect(missing(blitzForm, { ...form, contacts: [contact, contact, contact] })).toEqual(['contacts']);
    expect(missing(blitzForm, { ...form, pitch: 'x'.repeat(141), contacts: [contact] })).toEqual(['pitch']);
  });

  test('a nomination names one to three categories', () => {
    const form = {
      awardsType: 'Company',
      name: 'Expo',
      url: 'https://a.example',
      reason: 'Good',
      nominator: 'self',
    };
    expect(missing(nomineeForm, { ...form, categoryIds: ['a', 'b', 'c'] })).toEqual([]);
    expect(missing(nomineeForm, { ...form, categoryIds: [] })).toEqual(['categoryIds']);
    expect(missing(nomineeForm, { ...form, categoryIds: ['a', 'b', 'c', 'd'] })).toEqual(['categoryIds']);
  });
});
