import * as attendeeCalls from '@summit/contract/calls/organise-attendees';
import * as packageCalls from '@summit/contract/calls/organise-packages';
import * as resourceCalls from '@summit/contract/calls/organise-resources';
import * as todayCalls from '@summit/contract/calls/organise-today';
import { confirmationReasons } from '@summit/contract/shapes/organise/attendees';
import { type Command, type CommandContext, isWanted, oneOfWords, requireWord } from '../command.ts';

const today: Command = {
  usage: 'today',
  about: 'what needs attention',
  async run({ client, terminal }) {
    const { needs } = await client.call(todayCalls.today);
    if (needs.length === 0) return terminal.print('Nothing needs anybody.');
    for (const { label, count, details } of needs) {
      terminal.print(`${label}: ${count}`);
      for (const detail of details) terminal.print(`  ${detail}`);
    }
  },
};

const story: Command = {
  usage: 'attendees story KEY',
  about: 'shows answers, place, emails and what happened of one, by id or address',
  async run(context) {
    const one = await findAttendee(context, story);
    for (const { label, value } of one.profile) context.terminal.print(`${label}: ${value}`);
    if (one.dietaryNeeds) context.terminal.print(`Diet: ${one.dietaryNeeds}`);
    if (one.accessNeeds) context.terminal.print(`Access: ${one.accessNeeds}`);
    for (const { id, subject, state } of one.mails) {
      context.terminal.print(`email ${id}: ${subject} (${state})`);
    }
    for (const { at, text } of one.timeline) context.terminal.print(`${at} ${text}`);
  },
};

const resend: Command = {
  usage: 'attendees resend KEY EMAIL',
  about: 'sends an email once more: EMAIL is its id, as attendees story shows it',
  async run(context) {
    const { id, email, mails } = await findAttendee(context, resend);
    const mail = requireWord(context.words[1], resend);
    const subject = mails.find((one) => one.id === mail)?.subject;
    if (!(await isWanted(context, [`“${subject ?? mail}” to ${email}`]))) return;
    await context.client.call(attendeeCalls.resendMail, { params: { id, mail } });
  },
};

const confirm: Command = {
  usage: 'attendees confirm KEY REASON',
  about: `says that an address is theirs, because: ${confirmationReasons.join(', ')}`,
  async run(context) {
    const { id, email } = await findAttendee(context, confirm);
    const reason = oneOfWords(requireWord(context.words[1], confirm), confirmationReasons);
    if (!(await isWanted(context, [`${email} is confirmed (${reason})`]))) return;
    await context.client.call(attendeeCalls.confirmAttendeeAddress, { params: { id }, body: { reason } });
  },
};

const move: Command = {
  usage: 'attendees move KEY CATEGORY',
  about: 'moves somebody into another category of the same kind',
  async run(context) {
    const { id, email, categoryId: fromCategoryId } = await findAttendee(context, move);
    const categoryId = requireWord(context.words[1], move);
    if (!(await isWanted(context, [`${email}: ${fromCategoryId} -> ${categoryId}`]))) return;
    const body = { categoryId, fromCategoryId };
    await context.client.call(attendeeCalls.moveAttendee, { params: { id }, body });
  },
};

const changePackage: Command = {
  usage: 'attendees package KEY PACKAGE',
  about: 'gives somebody who has not paid another package, at its present price',
  async run(context) {
    const { id, email, place } = await findAttendee(context, changePackage);
    const packageId = requireWord(context.words[1], changePackage);
    const fromPackageId = place?.packageId ?? null;
    if (!(await isWanted(context, [`${email}: ${fromPackageId ?? 'no package'} -> ${packageId}`]))) return;
    const body = { packageId, fromPackageId };
    await context.client.call(packageCalls.changePackage, { params: { id }, body });
  },
};

async function findAttendee({ client, words }: CommandContext, command: Command) {
  const params = { resource: 'attendees' as const, key: requireWord(words[0], command) };
  const { key } = await client.call(resourceCalls.resourceEntry, { params });
  return client.call(attendeeCalls.organisedAttendee, { params: { id: key } });
}

/** The desk: what needs attention, and attendees. */
export const deskCommands: Record<string, Command> = {
  today,
  'attendees story': story,
  'attendees resend': resend,
  'attendees confirm': confirm,
  'attendees move': move,
  'attendees package': changePackage,
};
