import { describe, expect, test } from 'vitest';
import * as limits from '@summit/contract/limits/limits';
import { readSeasonFiles } from '../awards/season-files.ts';
import { type DemoSession, halls } from './agenda/halls.ts';
import { programme } from './agenda/sessions.ts';
import { attendees } from './attendees/attendees.ts';
import { event } from './event.ts';
import { speakers } from './speakers/speakers.ts';
import { sponsors } from './sponsors/sponsors.ts';
import { demoTexts } from './texts.ts';

const published = speakers.filter(({ status }) => status === 'Published').map(({ id }) => id);
const season = readSeasonFiles(event.year);
const getCategories = (track: string) => season.categories.filter(({ awardsType }) => awardsType === track);
const sessions = programme.flatMap((day) => day.sessions);

describe('the programme', () => {
  test('puts exactly the published speakers on stage', () => {
    const onStage = new Set(sessions.flatMap((session) => session.speakers));
    expect([...onStage].sort()).toEqual([...published].sort());
  });

  test('never has two sessions in one hall, or one speaker in two, at the same time', () => {
    const clashes = programme.flatMap(({ sessions: list }) =>
      list.flatMap((one, index) =>
        list
          .slice(index + 1)
          .filter((other) => clash(one, other))
          .map(({ id }) => `${one.id}, ${id}`),
      ),
    );
    expect(clashes).toEqual([]);
  });

  test('has sessions that begin before they end, with unique ids', () => {
    expect(sessions.filter(({ start, end }) => start >= end)).toEqual([]);
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(sessions.length);
  });
});

describe('the texts about the programme', () => {
  const atTables = sessions.filter(({ kind }) => kind === 'roundtable');
  const named = (id: string) =>
    programme.findIndex(({ sessions: list }) => list.some((one) => one.id === id));

  test('state the number of sessions', () => {
    for (const figures of [demoTexts['about.history.figures'], demoTexts['pressPack.facts.figures']]) {
      expect(figures).toContain(`\n${sessions.length} | sessions`);
    }
  });

  test('name existing halls, awards categories and people', () => {
    expect(demoTexts['about.history.figures']).toContain(`${halls.length} | halls`);
    expect(demoTexts['about.history.figures']).toContain(`${season.categories.length} | award categories`);
    expect(demoTexts['home.team.lead']).not.toMatch(/\b(nine|eight|seven|six|five) of us/i);
  });

  test('match the length of every roundtable, and mention no sign-up or priority', () => {
    const minutes = ({ start, end }: DemoSession) => getMinute(end) - getMinute(start);
    expect(new Set(atTables.map(minutes))).toEqual(new Set([60]));
    expect(demoTexts['discuss.meta.description']).toContain('an hour');
    expect(atTables.filter(({ description }) => /priority|sign up/i.test(description))).toEqual([]);
  });

  test('match the lunch on each day', () => {
    for (const { sessions: list } of programme) {
      expect(list.filter(({ kind, title }) => kind === 'break' && /lunch/i.test(title))).toHaveLength(1);
    }
  });

  test('match the pitch hour and the office hours', () => {
    expect(demoTexts['discover.zones.items']).toContain('The pitch hour is on Tuesday at 16:30');
    expect(sessions.find(({ id }) => id === 'pitch-hour')?.start).toBe('16:30');
    expect(demoTexts['startUp.offer.items']).toContain('on Wednesday');
    expect([named('pitch-hour'), named('office-hours')]).toEqual([0, 1]);
  });
});

describe('the people', () => {
  test('are 40 speakers, 36 of them published, and 150 attendees', () => {
    expect([speakers.length, published.length, attendees.length]).toEqual([40, 36, 150]);
  });

  test('have unique names', () => {
    const names = attendees.map(([first, last]) => `${first} ${last}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test('have biographies of two or three sentences', () => {
    const sentences = speakers.map(({ biography }) => biography.split(/[.!?] /).length);
    expect(sentences.every((count) => count === 2 || count === 3)).toBe(true);
    expect(speakers.every(({ biography }) => biography.length <= limits.bio)).toBe(true);
  });
});

describe('the awards', () => {
  test('have twelve categories for companies and six for people, as in the texts', () => {
    expect([getCategories('Company').length, getCategories('Individual').length]).toEqual([12, 6]);
    expect(season.texts['awardsWelcome.companies.title']).toMatch(/^Twelve/);
  });

  test('have six nominees in each category, half of them on the shortlist', () => {
    for (const { id } of season.categories) {
      const list = season.nominees.filter(({ category }) => category === id);
      expect([list.length, list.filter(({ isShortlisted }) => isShortlisted).length]).toEqual([6, 3]);
    }
  });

  test('nominate a company in at most three categories, once in each', () => {
    const counts = new Map<string, number>();
    const places = season.nominees.map(({ category, name }) => `${category} ${name}`);
    expect(new Set(places).size).toBe(places.length);
    for (const { company, name } of season.nominees) {
      if (!company) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(limits.nominationsForEachNominee);
  });
});

test('has fifty sponsors, each with its own stand', () => {
  expect(sponsors).toHaveLength(50);
  expect(new Set(sponsors.map(({ stand }) => stand)).size).toBe(50);
});

test('has as many companies in each zone as in the text about the zones', () => {
  const said = [...demoTexts['discover.zones.items'].matchAll(/(\d+) companies/g)].map(([, count]) =>
    Number(count),
  );
  const inZone = (letter: string) => sponsors.filter(({ stand }) => stand.startsWith(letter)).length;
  expect(said).toEqual([inZone('E'), inZone('F'), inZone('H')]);
});

function clash(one: DemoSession, other: DemoSession): boolean {
  const overlap = one.start < other.end && other.start < one.end;
  const meet = one.hall === other.hall || one.speakers.some((id) => other.speakers.includes(id));
  return overlap && meet;
}

function getMinute(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
