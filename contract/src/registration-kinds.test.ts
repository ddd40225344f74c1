import type { Call } from './call.ts';
import { allCalls } from './calls/all-calls.ts';
import { registrationForms } from './registration-forms.ts';
import {
  defaultKind,
  isOpenKind,
  kindNames,
  kindOfAttendee,
  kindRow,
  openKindNames,
  registrationKinds,
  type RegistrationKind,
} from './registration-kinds.ts';
import { pages } from './site-map.ts';
import { texts } from './texts.ts';

const rows: [string, RegistrationKind][] = Object.entries(registrationKinds);
const calls: Record<string, Call> = Object.assign({}, ...Object.values(allCalls));

describe.each(rows)('the kind %s', (name, row) => {
  test('has pages and calls that exist', () => {
    for (const step of row.steps) expect(pages[step].owner).toBe('registration');
    const named = [row.calls.check, row.calls.firstPart, row.calls.secondPart].filter(
      (call) => call !== null,
    );
    expect(named.filter((call) => !(call in calls))).toEqual([]);
  });

  test('sends each part by a call that knows its fields', () => {
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

  test('has the steps that its facts ask for, and no others', () => {
    expect(row.steps.includes('registrationSecondPart')).toBe(row.calls.secondPart !== null);
    expect(row.steps.includes('registrationPackages')).toBe(row.choosesPackage);
    expect(row.steps.includes('registrationPhoto')).toBe(row.photo !== 'inForm');
    expect(row.invoice !== null).toBe(row.choosesPackage);
    expect(new Set(row.steps).size).toBe(row.steps.length);
  });

  test('is checked when it comes by a link, and its category is chosen when it does not', () => {
    expect(row.calls.check !== null).toBe(row.entry === 'invitation');
    expect(row.category === 'chosen').toBe(row.entry === 'form');
  });

  test('has texts', () => {
    const names = Object.keys(texts);
    const needed =
      row.entry === 'form'
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

test('the default kind can be chosen by everybody', () => {
  expect(openKindNames).toContain(defaultKind);
});

test('no two kinds share their texts', () => {
  expect(new Set(rows.map(([, { texts }]) => texts)).size).toBe(kindNames.length);
});

describe('the kind of an attendee', () => {
  const buyer = { attendeeType: 'Buy', invitedByAttendeeId: null, category: { type: 'Buy' } } as const;

  test.each([
    ['is that of their category', { ...buyer, category: { type: 'Sell' } }, 'Sell'],
    ['is invited when somebody invited them', { ...buyer, invitedByAttendeeId: 'sofia' }, 'Invited'],
    ['is how they came in', { ...buyer, attendeeType: 'Featured', category: { type: 'Vip' } }, 'Featured'],
    ['is none where it has no row', { ...buyer, category: { type: 'Exhibitor' } }, null],
  ] as const)('%s', (_promise, attendee, kind) => {
    expect(kindOfAttendee(attendee)).toBe(kind);
  });
});

test.each(['Invited', 'Exhibitor', 'toString', '', null])('%s cannot be chosen in the open form', (name) => {
  expect(isOpenKind(name)).toBe(false);
});

test('only kinds of the table have a row', () => {
  expect(kindRow('Sell')).toBe(registrationKinds.Sell);
  expect(kindRow('constructor')).toBeNull();
});
