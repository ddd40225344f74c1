import { type AwardsStatus, awardsStatuses } from '@summit/contract/awards/awards-status';
import { statusEffects } from '@summit/contract/awards/awards-steps';
import * as calls from '@summit/contract/calls/organise-awards';
import * as organiseNominationsCalls from '@summit/contract/calls/organise-nominations';
import { passedDate, takesTwo, withoutShortlist } from '@summit/contract/season/status-plan';
import { type AwardsStatusSubject, awardsStatusSubjects } from '@summit/contract/shapes/organise/awards';
import { type Command, type CommandContext, isWanted, oneOfWords, requireWord } from '../command.ts';
import { type Desk, printDesk } from './awards-desk-lines.ts';

const status: Command = {
  usage: 'awards status SUBJECT STATUS [--at MOMENT]',
  about: `sets a status now or at a time; one out of order takes a second person; subjects: ${awardsStatusSubjects.join(', ')}`,
  async run(context) {
    const subject = oneOfWords(requireWord(context.words[0], status), awardsStatusSubjects);
    const wanted = oneOfWords(requireWord(context.words[1], status), awardsStatuses);
    const at = context.options.at ?? null;
    const desk = await context.client.call(calls.awardsDesk);
    const { statuses, scheduled } = desk;
    const expected = statuses[subject];
    const step = { subject, from: expected, status: wanted, at };
    const warnings = [...(await emptyShortlists(context, subject, wanted)), ...passedDateLines(desk, wanted)];
    const cancelled = at === null ? scheduled.filter((one) => one.subject === subject) : [];
    const lines = [...stepLines(step), ...cancelled.map(cancelLine), ...warnings];
    if (!(await isWanted(context, lines))) return;
    const body = { subject, status: wanted, expected, at, cancels: cancelled.map(({ id }) => id) };
    printDesk(context.terminal, await context.client.call(calls.setAwardsStatus, { body }));
  },
};

/** Categories that would be missing from the final ballot. Only stewards can see who is on the shortlist. */
async function emptyShortlists(
  { client }: CommandContext,
  subject: AwardsStatusSubject,
  wanted: AwardsStatus,
): Promise<string[]> {
  if (wanted !== 'VoteTwo' || subject === 'Welcome') return [];
  const { categories } = await client.call(calls.awardsDesk);
  const standing = await client.call(organiseNominationsCalls.deskNominees).catch(() => null);
  if (!standing) return ['! only a steward can see whether a category has no shortlist'];
  return withoutShortlist(categories, standing.nominees, subject).map(
    ({ id }) => `! ${id} has no shortlist: it is not on the final ballot, and has no winner`,
  );
}

/** A page that would wait for a date that has passed. */
function passedDateLines(desk: Desk, wanted: AwardsStatus): string[] {
  const page = passedDate(desk, wanted);
  return page
    ? [
        `! its page says that it waits for ${page.opensAt}: npm run organise -- awards dates ${page.step}=MOMENT`,
      ]
    : [];
}

type Step = Pick<Desk['requests'][number], 'subject' | 'from' | 'status' | 'at'>;

/** A change of status, and what it does for visitors. The welcome page's own opens and publishes nothing. */
function stepLines({ subject, from, status: to, at }: Step): string[] {
  const { opens, closes, publishes, finalises, withdraws } = statusEffects(from, to);
  const said = (verb: string, all: readonly string[]) => all.map((what) => `  ${verb} ${what}`);
  const effects = [
    ...said('closes', closes),
    ...said('opens', opens),
    ...said('publishes', publishes),
    ...said('makes final', finalises),
    ...said('withdraws', withdraws),
    ...(takesTwo({ subject, from, status: to }) ? ['  is out of order: it takes a second person'] : []),
  ];
  const change = `${subject}: ${from} -> ${to}, ${at === null ? 'now' : `at ${at}`}`;
  return [change, ...(subject === 'Welcome' ? [] : effects)];
}

function cancelLine({ subject, status: next, at, id }: Desk['scheduled'][number]): string {
  return `- ${subject}: ${next} at ${at}, scheduled as ${id}, is cancelled`;
}

/** Agrees to a status out of order, if the id is that of one. */
export async function confirmStatusRequest(context: CommandContext, id: string): Promise<boolean> {
  const { requests, scheduled } = await context.client.call(calls.awardsDesk);
  const found = requests.find((one) => one.id === id);
  if (!found) return false;
  const cancelled = scheduled.filter(({ subject }) => found.at === null && subject === found.subject);
  if (!(await isWanted(context, [...stepLines(found), ...cancelled.map(cancelLine)]))) return true;
  const body = { cancels: cancelled.map((one) => one.id) };
  printDesk(context.terminal, await context.client.call(calls.confirmAwardsStatus, { params: { id }, body }));
  return true;
}

const cancel: Command = {
  usage: 'awards cancel ID',
  about: 'cancels a status that is scheduled, or asked for',
  async run(context) {
    const id = requireWord(context.words[0], cancel);
    const { scheduled, requests } = await context.client.call(calls.awardsDesk);
    const found = [...scheduled, ...requests].find((one) => one.id === id);
    if (!found) throw new Error(`Nothing is scheduled or asked for as ${id}.`);
    const when = found.at === null ? 'now' : `at ${found.at}`;
    if (!(await isWanted(context, [`- ${found.subject}: ${found.status} ${when}`]))) return;
    printDesk(context.terminal, await context.client.call(calls.cancelAwardsStatus, { params: { id } }));
  },
};

/** Commands that set statuses. */
export const statusCommands = { 'awards status': status, 'awards cancel': cancel };
