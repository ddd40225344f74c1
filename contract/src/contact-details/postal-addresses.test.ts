import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billing } from '../registration/billing-address.ts';
import { messagesFor } from '../testing/messages-for.ts';
import { messages } from '../words/messages.ts';
import { countries } from './countries.ts';
import { getStates, needsPostcode, townLine } from './postal-addresses.ts';

const address = { companyName: 'Expo', addressLine1: '1 Quay', city: 'Town' };
const country = fc.constantFrom(...Object.keys(countries));

describe('a billing address', () => {
  test.each(['HK', 'AE', 'QA', 'PA', 'IE', 'AO', 'BS', 'JM', 'MO', 'UG', 'GH', 'KE', 'FJ'])(
    'in %s needs no postcode',
    (code) => {
      expect(messagesFor(billing(), { ...address, country: code })).toEqual([]);
      expect(messagesFor(billing(), { ...address, country: code, postcode: '' })).toEqual([]);
    },
  );

  test.each(['GB', 'US', 'DE', 'FR', 'IN', 'JP', 'AU', 'CA', 'BR', 'SG', ''])(
    'in %j needs a postcode',
    (code) => {
      expect(messagesFor(billing(), { ...address, country: code })).toContain(messages.required);
    },
  );

  test('of any country is complete with a postcode, which is always preserved', () => {
    fc.assert(
      fc.property(country, fc.stringMatching(/^[A-Z\d]{3,8}$/), (code, postcode) => {
        expect(billing().validateSync({ ...address, country: code, postcode })).toMatchObject({ postcode });
        expect(messagesFor(billing(), { ...address, country: code })).toEqual(
          needsPostcode(code) ? [messages.required] : [],
        );
      }),
    );
  });

  test('has a state in countries with states, and drops that of another country', () => {
    fc.assert(
      fc.property(country, (code) => {
        const read = billing().validateSync({ ...address, country: code, postcode: '1', state: 'X' });
        expect(read.state).toBe(getStates(code) === null ? undefined : 'X');
        expect(messagesFor(billing(), { ...address, country: code, postcode: '1', state: '' })).toEqual([]);
      }),
    );
    expect(['US', 'CA', 'AU'].map(getStates)).toEqual([
      'State',
      'Province or territory',
      'State or territory',
    ]);
    expect(['GB', 'DE', '', null, 'constructor'].map(getStates)).toEqual([null, null, null, null, null]);
  });

  test('has one line for town, state and postcode', () => {
    expect(townLine({ city: 'London', postcode: 'E16 1AA' })).toBe('London E16 1AA');
    expect(townLine({ city: 'Austin', state: 'TX', postcode: '73301' })).toBe('Austin, TX 73301');
    expect(townLine({ city: 'Hong Kong', postcode: '' })).toBe('Hong Kong');
  });
});
