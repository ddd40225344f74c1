import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { generateSync } from 'otplib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attendees } from '@summit/api/src/people/attendees/attendees.tables.ts';
import type { TestApp } from '@summit/api/src/testing/test-app.ts';
import { testFolder } from '@summit/api/src/testing/test-folder.ts';
import * as organiserCalls from '@summit/contract/calls/organisers';
import * as settingsCalls from '@summit/contract/calls/settings';
import * as limits from '@summit/contract/limits/limits';
import { movedByDays } from '@summit/contract/money-and-time/moved-by-days';
import { demoOtpSecret } from '@summit/contract/session/demo-accounts';
import { getClient } from './client.ts';
import { openOrganisation, type Organisation } from './testing/terminals.ts';

let api: TestApp;
let openTerminal: Organisation['openTerminal'];
let logIn: Organisation['logIn'];

beforeEach(async () => {
  ({ api, openTerminal, logIn } = await openOrganisation());
});

afterEach(() => api.close());

const buyer = 'buy@demo.summit.example';

test('an attendee’s data are written to a file for the organiser only, and erased after confirmation', async () => {
  const terminal = await logIn('owner');
  const file = join(testFolder(), `person-${Math.random()}.json`);
  await terminal.run(`privacy export ${buyer} ${file}`);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readFileSync(file, 'utf8')).toContain(buyer);
  expect(await terminal.run(`privacy erase ${buyer}`, ['n'])).toContain('Nothing was changed.');
  const printed = await terminal.run(`privacy erase ${buyer}`, ['y']);
  expect(printed).toContain('1 of attendees: emptied');
  expect(printed).toContain('It cannot be undone.');
  const rows = await api.db.select().from(attendees);
  expect(rows.some(({ email }) => email === buyer)).toBe(false);
  expect(await terminal.run(`privacy erase ${buyer}`)).toBe('Nothing is stored about them.');
});

test('the history of an entry is printed to its end', async () => {
  const terminal = await logIn('owner');
  const counts = Array.from({ length: 30 }, (_none, at) => at);
  for (const count of counts) await terminal.run(`halls set many name=Hall-${count}`, [], { yes: true });
  const printed = await terminal.run('halls history many');
  expect(printed.match(/\(setResourceEntry\)/g)).toHaveLength(counts.length);
});

test('photos are listed, and refused with a reason', async () => {
  const terminal = await logIn('owner');
  const [row] = (await api.db.select().from(attendees)).filter(
    ({ imageStatus }) => imageStatus === 'Approved',
  );
  await terminal.run(`photos refuse ${row?.id} too dark`, ['y']);
  expect(await terminal.run('photos rejected')).toContain(`${row?.id}: `);
});

test('people are listed page by page, and exported only as a table', async () => {
  const terminal = await logIn('owner');
  const lines = (await terminal.run('attendees')).split('\n');
  expect(lines).toHaveLength(await api.db.$count(attendees));
  await expect(terminal.run('attendees export people.json')).rejects.toThrow('exported as a table');
});

test('a list is written to a file that only its organiser can read', async () => {
  const file = join(testFolder(), `badges-${Math.random()}.csv`);
  const terminal = await logIn('owner');
  expect(await terminal.run(`lists badges ${file}`)).toContain('It is personal data');
  expect(readFileSync(file, 'utf8')).toContain('badgeName');
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('a change about money asks for a new code if the last one was entered a while ago', async () => {
  const terminal = await logIn('owner');
  api.clock.moveBy(limits.organiserConfirmation + 60_000);
  const epoch = Math.floor(api.clock.now().getTime() / 1000);
  const asked = terminal.asked.length;
  const code = generateSync({ secret: demoOtpSecret, epoch });
  await terminal.run('settings set refunds secondPersonFrom=300', [code, 'y']);
  expect(terminal.asked.slice(asked)).toEqual([
    'This needs a new code of your authenticator:',
    expect.any(String),
  ]);
  expect(await terminal.run('settings show refunds')).toContain('secondPersonFrom: 300');
});

test('an unknown command is refused in a few lines, with similar commands', async () => {
  const terminal = await logIn('owner');
  await expect(terminal.run('sesions')).rejects.toThrow('npm run organise -- sessions');
  const refused = await terminal.run('nothing-like-it').catch(String);
  expect(refused.split('\n').length).toBe(1);
});

test('a time without a zone is refused before any call', async () => {
  const terminal = await logIn('steward');
  for (const at of ['18:00', '2027-03-01T18:00:00', '2027-13-01T18:00:00Z']) {
    await expect(terminal.run('awards status Company VoteOne', [], { at })).rejects.toThrow('with its zone');
  }
  expect(terminal.asked.length).toBe(2);
});

test('a refusal names the fields without mentioning a form; an unreachable site is reported', async () => {
  const terminal = await logIn('owner');
  const refused = await terminal.run('halls set new name=Newdock').catch(String);
  expect(refused).toContain('This is refused: (validation.base-0001)\n  id: ');
  const away = getClient('http://127.0.0.1:9/api', join(testFolder(), 'nobody'));
  await expect(away.call(organiserCalls.organisers)).rejects.toThrow(
    'Nothing responds at http://127.0.0.1:9.',
  );
});

test('sessions and attendees are found by what a list shows', async () => {
  const terminal = await logIn('owner');
  expect(await terminal.run(`attendees ${buyer.toUpperCase()}`)).toContain(buyer);
  const listed = await terminal.run('sessions meridian');
  expect(listed).toMatch(/: 20\d\d-\d\d-\d\dT\S+, \S*meridian/i);
});

test('after a change of the event’s days the sessions outside of them are reported, and moved together', async () => {
  const terminal = await logIn('owner');
  const { startsOn } = (await api.call(settingsCalls.settings)).body.event;
  const day = movedByDays(`${startsOn}T12:00:00Z`, 7, 'UTC').slice(0, 10);
  const end = movedByDays(`${startsOn}T12:00:00Z`, 9, 'UTC').slice(0, 10);
  const noted = await terminal.run(`settings set event startsOn=${day} endsOn=${end}`, ['y']);
  expect(noted).toMatch(/Note: \d+ sessions of edition \d+ are on other days/);
  expect(await terminal.run('agenda move 7', ['y'])).toMatch(/\d+ sessions moved\./);
  const again = await terminal.run(['settings', 'set', 'event', 'tagline=New days'], ['y']);
  expect(again).not.toContain('other days');
});

test('an organiser setting up an account scans a code in the terminal', async () => {
  const terminal = await logIn('owner');
  await terminal.run('people add new@organise.example Nora desk', ['y']);
  const [mail] = await api.app.platform.mail.list(api.db, 1);
  const [, token = ''] = /set-up (\S+)/.exec(mail?.text ?? '') ?? [];
  const password = 'a long enough password';
  const printed = await openTerminal().run(`set-up ${token}`, [password, password]);
  expect(printed).toContain('otpauth://totp/');
  expect(printed.split('\n').filter((line) => /^[█▀▄ ]{20,}$/.test(line)).length).toBeGreaterThan(10);
});
