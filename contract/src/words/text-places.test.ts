import { expect, test } from 'vitest';
import { textsFrom } from './text-lookup.ts';
import { neutralPlaces } from './text-places.ts';
import { texts } from './texts.ts';

const eventPlace = new RegExp(`\\{(${Object.keys(neutralPlaces).join('|')})\\}`);
/** The placeholders of emails are filled where each email is composed, with its own values. */
const shownTexts = Object.fromEntries(Object.entries(texts).filter(([name]) => !name.startsWith('mail.')));

test('default texts show no unfilled placeholder of the event', () => {
  const wording = textsFrom(shownTexts);
  expect(Object.values(shownTexts).filter((text) => eventPlace.test(text)).length).toBeGreaterThan(50);
  expect(Object.entries(wording).filter(([, text]) => eventPlace.test(text))).toEqual([]);
  expect(wording['agenda.meta.description']).toBe(
    'The programme of Summit: every session, with times, speakers and tracks.',
  );
});

test('placeholders that a page fills itself are left', () => {
  expect(textsFrom(texts)['unsubscribe.ask.title']).toBe('No more news for {email}?');
});

test('the default texts name no particular event', () => {
  const particular = /London|Meridian|Thames|20[2-9]\d|£|\bJune\b/;
  expect(Object.entries(texts).filter(([, text]) => particular.test(text))).toEqual([]);
});
