import { describe, expect, test } from 'vitest';
import * as limits from '@summit/contract/limits/limits';
import { daySpan, fullDay } from '@summit/contract/money-and-time/day-words';
import { isOfferedKind } from '@summit/contract/registration/registration-kinds';
import { textRows } from '@summit/contract/words/text-lookup';
import { readSeasonFiles } from '../awards/season-files.ts';
import { halls } from './agenda/halls.ts';
import { banners } from './content/banners.ts';
import { packages } from './content/packages.ts';
import { places } from './content/places.ts';
import { socialPosts } from './content/social-posts.ts';
import { event } from './event.ts';
import { sponsors } from './sponsors/sponsors.ts';
import { demoTexts } from './texts.ts';
import { zones } from './zones.ts';

const numberWords: Readonly<Record<number, string>> = {
  3: 'three',
  4: 'four',
  9: 'nine',
  18: 'eighteen',
  50: 'fifty',
};
const inWords = (count: number) => numberWords[count] ?? String(count);
const packageNamed = (id: string) => packages.find((one) => one.id === id);
const pounds = (minor = 0) => `£${minor / 100}`;

describe('the event', () => {
  test('is the edition stated in the texts', () => {
    const edition = inWords(event.edition);
    for (const name of ['about.meta.description', 'about.history.eyebrow'] as const) {
      expect(demoTexts[name].toLowerCase()).toContain(`${edition} editions`);
    }
    expect(demoTexts['home.team.lead']).toContain('ninth edition');
  });

  test('takes place on the days stated in the texts', () => {
    const [first, , last] = event.days;
    for (const text of [demoTexts['home.meta.description'], demoTexts['termsAndConditions.body']]) {
      expect(text).toContain(daySpan(first, last));
    }
  });

  test('has as many halls and zones as the texts state', () => {
    expect(demoTexts['questions.items']).toContain(`all ${inWords(halls.length)} halls`);
    const stands = zones.filter(({ size }) => size.endsWith('companies'));
    expect(demoTexts['venue.floorPlan.lead'].toLowerCase()).toContain(
      `${inWords(halls.length)} halls, ${inWords(stands.length)} zones, ${inWords(sponsors.length)} stands`,
    );
    expect(demoTexts['discover.zones.title'].toLowerCase()).toBe(`${inWords(zones.length)} zones`);
    expect(demoTexts['discover.header.lead'].toLowerCase()).toContain(`${inWords(zones.length)} zones`);
  });

  test('has unique names of meeting places', () => {
    const plain = (name: string) => name.toLowerCase().replace(/^the /, '');
    const named = [...halls, ...zones, ...places].map(({ name }) => plain(name));
    for (const zone of zones.map(({ name }) => plain(name))) {
      const alike = named.filter((name) => name.split(' ').includes(zone));
      expect(alike).toEqual([zone]);
    }
    expect(new Set(named).size).toBe(named.length);
  });

  test('has every stand in a zone of the plan', () => {
    const letters = zones.map(({ letter }) => letter as string);
    expect(sponsors.filter(({ stand }) => !letters.includes(stand.slice(0, 1)))).toEqual([]);
  });

  test('lists its team with an address everywhere', () => {
    expect(demoTexts['home.team.members']).toBe(demoTexts['about.team.members']);
    const addresses = textRows(demoTexts['home.team.members']).map(([, , address]) => address);
    expect(addresses.filter((address) => !address?.includes('@'))).toEqual([]);
  });

  test('states the same distance from the station on every page', () => {
    for (const text of [demoTexts['venue.travel.items'], demoTexts['questions.items']]) {
      expect(text).toContain('Lockside station is six minutes on foot along the water');
    }
  });
});

describe('sponsors and awards', () => {
  test('are as many as the texts state', () => {
    const companies = new RegExp(`^${inWords(sponsors.length)} companies`, 'i');
    expect(demoTexts['sponsors.header.lead']).toMatch(companies);
    expect(demoTexts['home.services.expo.text']).toMatch(companies);
    const { categories } = readSeasonFiles(event.year);
    const award = new RegExp(`\\b${inWords(categories.length)} categories`, 'i');
    expect(demoTexts['engage.nominate.text']).toMatch(award);
    expect(socialPosts.filter(({ text }) => award.test(text))).toHaveLength(1);
  });

  test('have as many desks for start-ups as the offer and the zones state', () => {
    const [, desks] = /One of (\d+) desks/.exec(demoTexts['startUp.offer.items']) ?? [];
    expect(demoTexts['discover.zones.items']).toContain(`${desks} desks`);
  });
});

describe('tickets', () => {
  test('include lunch, as the agenda and the FAQ state', () => {
    const tickets = packages.filter(({ id }) => id !== 'gala-seat');
    expect(tickets.filter(({ includes }) => !includes.some((one) => one.startsWith('Lunch')))).toEqual([]);
    expect(demoTexts['questions.items']).toContain('Lunch and coffee are part of every ticket');
  });

  test('promise lunch only on their own days', () => {
    const days = packages.flatMap(({ includes }) => includes.filter((one) => one.startsWith('Lunch')));
    expect(new Set(days)).toEqual(
      new Set(['Lunch, coffee and the opening reception', 'Lunch and coffee on both days']),
    );
    for (const text of [demoTexts['home.tickets.lead'], demoTexts['questions.items']]) {
      expect(text).not.toMatch(/lunch on all three days/i);
    }
    expect(demoTexts['home.tickets.lead']).toContain('lunch on each day of your ticket');
  });

  test('include a gala seat or offer one, as the FAQ states; there is no separate gala ticket', () => {
    const seat = packageNamed('gala-seat');
    expect(isOfferedKind(seat?.categoryType ?? '')).toBe(false);
    const offered = packages.filter(({ categoryType }) => ['Buy', 'Sell'].includes(categoryType));
    const plain = offered.filter(({ addsTo }) => addsTo === undefined);
    const without = plain.filter(
      ({ id, includesSeatOf }) => !includesSeatOf && !offered.some(({ addsTo }) => addsTo === id),
    );
    expect(without).toEqual([]);
    for (const added of offered.filter(({ addsTo }) => addsTo)) {
      const ticket = packageNamed(added.addsTo ?? '');
      expect(added.priceMinor - (ticket?.priceMinor ?? 0)).toBe(seat?.priceMinor);
    }
    expect(plain.filter(({ includesSeatOf }) => includesSeatOf).map(({ name }) => name)).toEqual([
      'VIP',
      'VIP',
    ]);
    expect(demoTexts['questions.items']).toContain(
      'VIP tickets include one; Standard and Early are sold with one',
    );
  });

  test('have the price in the banner, until the date in the banner', () => {
    const early = packageNamed('sell-early');
    const stated = banners.filter(({ text }) => text.includes('£'));
    expect(stated.map(({ text }) => text)).toEqual([
      `Early places on the floor, ${pounds(early?.priceMinor)} until ${fullDay(early?.availableUntil?.slice(0, 10) ?? '')}.`,
    ]);
  });

  test('are free for the groups named in the texts', () => {
    expect(packageNamed('buy-standard')?.priceMinor).toBe(0);
    for (const text of [demoTexts['home.register.lead'], demoTexts['questions.items']]) {
      expect(text).toMatch(/banks, merchants[^.]*free|Nothing for banks, merchants/);
    }
  });

  test('are held and refunded as stated in the terms and in the FAQ', () => {
    const terms = demoTexts['termsAndConditions.body'];
    const answers = demoTexts['questions.items'];
    expect([limits.placeHoldTime, limits.maxPlaceHoldTime]).toEqual([15 * 60_000, 3 * 3_600_000]);
    expect(terms).toContain('held for you for 15 minutes, which you can extend for up to three hours');
    expect(answers).toContain(
      'held for fifteen minutes while you pay, and you can extend that for up to three',
    );
    expect(terms).toContain('<td>Within 14 days of buying</td><td>Everything</td>');
    expect(answers).toContain('Everything within 14 days of buying');
  });
});
