import { describe, expect, test } from 'vitest';
import { allCalls } from '../calls/all-calls.ts';
import type { WholeCall } from '../requests/call.ts';
import * as pages from '../site/site-map.ts';
import { wholeRow } from '../tables/whole-rows.ts';
import { texts } from '../words/texts.ts';
import { registrationForms } from './registration-forms.ts';
import type { RegistrationKind } from './registration-kind.ts';
import {
  defaultKind,
  isOpenKind,
  kindOfAttendee,
  kindOfSlug,
  kindRow,
  openKindNames,
  registrationKinds,
} from './registration-kinds.ts';

const rows: [string, RegistrationKind][] = Object.entries(registrationKinds);
const calls: Record<string, WholeCall> = Object.assign({}, ...Object.values(allCalls));

describe.each(rows)('the kind %s', (name, row) => {
  test('has pages and calls that exist', () => {
    for (const step of row.steps) expect(wholeRow(pages[step]).owner).toBe('registration');
    const named: string[] = Object.values(row.calls).filter((call) => call !== null);
    expect(named.filter((call) => !(call in calls))).toEqual([]);
  });

  test('sends each part by a call with its fields', () => {
    const { firstPart, secondPart } = registrationForms[name as keyof typeof registrationForms];
    expect(Object.keys(calls[row.calls.firstPart]?.body?.fields ?? {})).toEqual(
      expect.arrayContaining(Object.keys(firstPart.fields)),
    );
    expect(secondPart === null).toBe(row.calls.secondPart === null);
    if (secondPart === null || row.calls.secondPart === null) return;
    expect(Object.keys(calls[row.calls.secondPart]?.body?.fields ?? {})).toEqual(
      expect.arrayContaining(Object.keys(secondPart.fields)),
    );
  });

  test('has exactly the steps that its facts require', () => {
    expect(row.steps.includes('registrationSecondPart')).toBe(row.calls.secondPart !== null);
    expect(row.steps.includes('registrationPackages')).toBe(row.choosesPackage);
    expect(row.steps.includes('registrationPhoto')).toBe(['offered', 'owed'].includes(row.photo));
    expect(row.calls.packages !== null).toBe(row.choosesPackage);
    expect(row.calls.selectPackage !== null).toBe(row.choosesPackage);
    expect(row.calls.topics !== null).toBe(row.steps.includes('registrationKillerFeature'));
    expect(row.invoice !== null).toBe(row.choosesPackage);
    expect(new Set(row.steps).size).toBe(row.steps.length);
  });

  test('has a check of its link if it is by invitation, and a choice of category otherwise', () => {
    // A separate form for one kind can also be opened by a link.
    if (row.entry !== 'ownForm') expect(row.calls.check !== null).toBe(row.entry === 'invitation');
    expect(row.category === 'chosen').toBe(row.entry === 'form');
    expect(row.slug === null).toBe(row.entry === 'invitation');
  });

  test('has texts', () => {
    const names = Object.keys(texts);
    const needed =
      row.entry !== 'invitation'
        ? ['title', 'text']
        : [
            'failed.title',
            'failed.safe',
            'registered.title',
            'registered.text',
            'begun.title',
            'begun.text',
            'logout',
          ];
    expect(names).toEqual(expect.arrayContaining(needed.map((text) => `${row.texts}.${text}`)));
    if (row.nameText !== null) expect(names).toContain(row.nameText);
    const { secondPartTexts: own } = row;
    if (own !== null) expect(names).toEqual(expect.arrayContaining([`${own}.title`, `${own}.lead`]));
  });
});

test.each([
  ['crypto-trader', 'CryptoTrader'],
  ['Buyer', 'Buy'],
  ['northquill', null],
] as const)('the slug %s names %s', (slug, kind) => {
  expect(kindOfSlug(slug)).toBe(kind);
});

test('the default kind can be chosen by all visitors', () => {
  expect(openKindNames).toContain(defaultKind);
});

test('kinds share their texts only where they share their forms', () => {
  const forms = new Set(
    rows.map(
      ([
        ,
        {
          calls: { firstPart },
        },
      ]) => firstPart,
    ),
  );
  const pairs = rows.map(([, row]) => `${row.texts} ${row.entry === 'form' ? '' : row.calls.firstPart}`);
  const open = rows.filter(([, { entry }]) => entry === 'form');
  expect(new Set(rows.map(([, { texts }]) => texts)).size).toBe(forms.size - 1 + open.length);
  expect(new Set(pairs).size).toBe(forms.size - 1 + open.length);
});

describe('the kind of an attendee', () => {
  const buyer = { attendeeType: 'Buy', invitedByAttendeeId: null, category: { type: 'Buy' } } as const;

  test.each([
    ['is that of their category', { ...buyer, category: { type: 'Sell' } }, 'Sell'],
    ['is invited when somebody invited them', { ...buyer, invitedByAttendeeId: 'sofia' }, 'Invited'],
    ['is how they came in', { ...buyer, attendeeType: 'Featured', category: { type: 'Vip' } }, 'Featured'],
    ['is none where it has no row', { ...buyer, attendeeType: 'Blitz' }, null],
  ] as const)('%s', (_promise, attendee, kind) => {
    expect(kindOfAttendee(attendee)).toBe(kind);
  });
});

test.each(['Invited', 'Exhibitor', 'toString', '', null])('%s cannot be chosen in the open form', (name) => {
  expect(isOpenKind(name)).toBe(false);
});

test('other names have no row', () => {
  expect(kindRow('Sell')).toBe(registrationKinds.Sell);
  expect(kindRow('constructor')).toBeNull();
});
