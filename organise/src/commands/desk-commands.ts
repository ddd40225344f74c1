import * as attendeeCalls from '@summit/contract/calls/organise-attendees';
import * as packageCalls from '@summit/contract/calls/organise-packages';
import * as resourceCalls from '@summit/contract/calls/organise-resources';
import * as todayCalls from '@summit/contract/calls/organise-today';
import { confirmationReasons } from '@summit/contract/shapes/organise/attendees';
import { type Command, demand, isWanted, oneOfWords, type Scene } from '../command.ts';

const today: Command = {
  usage: 'today',
  about: 'what needs somebody',
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
  async run(scene) {
    const one = await findAttendee(scene, story);
    for (const { label, value } of one.profile) scene.terminal.print(`${label}: ${value}`);
    if (one.dietaryNeeds) scene.terminal.print(`Diet: ${one.dietaryNeeds}`);
    if (one.accessNeeds) scene.terminal.print(`Access: ${one.accessNeeds}`);
    for (const { id, subject, state } of one.mails) {
      scene.terminal.print(`email ${id}: ${subject} (${state})`);
    }
    for (const { at, text } of one.timeline) scene.terminal.print(`${at} ${text}`);
  },
};

const resend: Command = {
  usage: 'attendees resend KEY EMAIL',
  about: 'sends an email once more: EMAIL is its id, as attendees story shows it',
  async run(scene) {
    const { id, email, mails } = await findAttendee(scene, resend);
    const mail = demand(scene.words[1], resend);
    const subject = mails.find((one) => one.id === mail)?.subject;
    if (!(await isWanted(scene, [`“${subject ?? mail}” to ${email}`]))) return;
    await scene.client.call(attendeeCalls.resendMail, { params: { id, mail } });
  },
};

const confirm: Command = {
  usage: 'attendees confirm KEY REASON',
  about: `says that an address is theirs, because: ${confirmationReasons.join(', ')}`,
  async run(scene) {
    const { id, email } = await findAttendee(scene, confirm);
    const reason = oneOfWords(demand(scene.words[1], confirm), confirmationReasons);
    if (!(await isWanted(scene, [`${email} is confirmed (${reason})`]))) return;
    await scene.client.call(attendeeCalls.confirmAttendeeAddress, { params: { id }, body: { reason } });
  },
};

const move: Command = {
  usage: 'attendees move KEY CATEGORY',
  about: 'moves somebody into another category of the same kind',
  async run(scene) {
    const { id, email, categoryId: fromCategoryId } = await findAttendee(scene, move);
    const categoryId = demand(scene.words[1], move);
    if (!(await isWanted(scene, [`${email}: ${fromCategoryId} -> ${categoryId}`]))) return;
    const body = { categoryId, fromCategoryId };
    await scene.client.call(attendeeCalls.moveAttendee, { params: { id }, body });
  },
};

const changePackage: Command = {
  usage: 'attendees package KEY PACKAGE',
  about: 'gives somebody who has not paid another package, at its present price',
  async run(scene) {
    const { id, email, place } = await findAttendee(scene, changePackage);
    const packageId = demand(scene.words[1], changePackage);
    const fromPackageId = place?.packageId ?? null;
    if (!(await isWanted(scene, [`${email}: ${fromPackageId ?? 'no package'} -> ${packageId}`]))) return;
    const body = { packageId, fromPackageId };
    await scene.client.call(packageCalls.changePackage, { params: { id }, body });
  },
};

async function findAttendee({ client, words }: Scene, command: Command) {
  const params = { resource: 'attendees' as const, key: demand(words[0], command) };
  const { key } = await client.call(resourceCalls.resourceEntry, { params });
  return client.call(attendeeCalls.organisedAttendee, { params: { id: key } });
}

/** The desk: what needs somebody, and attendees. */
export const deskCommands: Record<string, Command> = {
  today,
  'attendees story': story,
  'attendees resend': resend,
  'attendees confirm': confirm,
  'attendees move': move,
  'attendees package': changePackage,
};
