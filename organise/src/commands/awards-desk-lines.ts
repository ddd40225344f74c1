import type * as organiseAwardsCalls from '@summit/contract/calls/organise-awards';
import type { ResponseOf } from '@summit/contract/requests/call';
import { awardsStatusSubjects } from '@summit/contract/shapes/organise/awards';
import type { Terminal } from '../terminal.ts';

export type Desk = ResponseOf<typeof organiseAwardsCalls.awardsDesk>;

/** The season as its organisers see it. */
export function printDesk(terminal: Terminal, desk: Desk): void {
  const { year, statuses, scheduled, requests, ceremonyAt, ballotsUnlinkAt, steps, categories } = desk;
  terminal.print(`Awards ${year}`);
  for (const subject of awardsStatusSubjects) terminal.print(`  ${subject}: ${statuses[subject]}`);
  for (const { id, subject, status: next, at, organiser } of scheduled) {
    terminal.print(`  ${subject}: ${next} at ${at}, scheduled by ${organiser} as ${id}`);
  }
  for (const { id, subject, from, status: next, at, requestedBy } of requests) {
    const when = at === null ? 'now' : `at ${at}`;
    terminal.print(`  ${subject}: ${from} -> ${next} ${when}, asked for by ${requestedBy} as ${id}`);
    terminal.print(`    somebody else agrees with: npm run organise -- awards confirm ${id}`);
  }
  terminal.print(`  ceremony: ${ceremonyAt ?? 'no date'}`);
  terminal.print(`  unlinking: ${ballotsUnlinkAt ?? 'no date'}`);
  for (const { step, opensAt } of steps) terminal.print(`  ${step}: ${opensAt ?? 'no date'}`);
  const inSeason = categories.filter(({ isInSeason }) => isInSeason);
  terminal.print(`  ${inSeason.length} of ${categories.length} categories in the season`);
}
