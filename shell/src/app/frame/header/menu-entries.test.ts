import { expect, test } from 'vitest';
import { type AwardsStatus, awardsStatuses } from '@summit/contract/awards/awards-status';
import { plainFrame } from '../frame-facts.ts';
import { menuEntries } from './menu-entries.ts';

const everywhere = () => true;

function awardsSubmenu(awardsStatus: AwardsStatus): string[] {
  const awards = menuEntries({ ...plainFrame, awardsStatus }, everywhere).find(({ id }) => id === 'awards');
  return (awards?.submenu ?? []).map(({ label }) => label);
}

test('the awards submenu follows the status', () => {
  const about = awardsStatuses.filter((status) => awardsSubmenu(status).includes('About the Awards'));
  const voting = awardsStatuses.filter((status) => awardsSubmenu(status).includes('Voting'));
  const shortlist = awardsStatuses.filter((status) => awardsSubmenu(status).includes('Official Shortlist'));
  const winners = awardsStatuses.filter((status) =>
    awardsSubmenu(status).includes('Winners and Leaders List'),
  );

  expect(about).toEqual(awardsStatuses.filter((status) => status !== 'Wining'));
  expect(voting).toEqual(['VoteOne']);
  expect(shortlist).toEqual(['VoteTwo']);
  expect(winners).toEqual(['Wining']);
});

test('organisers can change the labels of the awards submenu', () => {
  const texts = { ...plainFrame.texts, 'frame.menu.awards.winners': 'Hall of Fame' };
  const awards = menuEntries({ ...plainFrame, texts, awardsStatus: 'Wining' }, everywhere).find(
    ({ id }) => id === 'awards',
  );
  expect(awards?.submenu?.map(({ label }) => label)).toEqual(['Hall of Fame']);
});

test('events, services and team link to sections of the home page', () => {
  const entries = menuEntries(plainFrame, everywhere);
  const to = (id: string) => entries.find((entry) => entry.id === id)?.to;

  expect([to('events'), to('services'), to('team')]).toEqual(['/#events', '/#services', '/#team']);
});

test('insights links to the blog, and is omitted when there is none', () => {
  expect(menuEntries(plainFrame, everywhere).map(({ id }) => id)).not.toContain('insights');

  const event = { insightsUrl: 'https://blog.summit.example' } as NonNullable<(typeof plainFrame)['event']>;
  const insights = menuEntries({ ...plainFrame, event }, everywhere).find(({ id }) => id === 'insights');
  expect(insights).toMatchObject({ to: 'https://blog.summit.example', external: true });
});

test('entries without a target are omitted, and so is a submenu without entries', () => {
  const entries = menuEntries(plainFrame, (to) => !to.startsWith('/awards') && to !== '/about');

  expect(entries.map(({ id }) => id)).toEqual(['events', 'services', 'team', 'subscribe']);
});
