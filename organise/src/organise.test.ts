import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSync } from 'otplib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '@summit/api/src/testing/test-app.ts';
import { testFolder } from '@summit/api/src/testing/test-folder.ts';
import { painted } from '@summit/api/src/testing/visits/photo-visit.ts';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as galleryCalls from '@summit/contract/calls/gallery';
import { demoOrganiserPassword } from '@summit/contract/session/demo-accounts';
import { openOrganisation, type Organisation } from './testing/terminals.ts';

let api: TestApp;
let openTerminal: Organisation['openTerminal'];
let logIn: Organisation['logIn'];

beforeEach(async () => {
  ({ api, openTerminal, logIn } = await openOrganisation());
});

afterEach(() => api.close());

async function companyStatus() {
  return (await api.call(awardsCalls.awardsStatus)).body.awardsStatus;
}

test('without a command it lists all commands', async () => {
  expect(await openTerminal().run('')).toContain('npm run organise -- awards status SUBJECT STATUS');
});

test('a session is stored in a file that only its owner can read, and ends with the logout', async () => {
  const terminal = await logIn('steward');
  expect(terminal.printed[0]).toMatch(/^Logged in as Stellan Brook \(awardsSteward\) until /);
  expect(statSync(terminal.file).mode & 0o077).toBe(0);
  const token = readFileSync(terminal.file, 'utf8');
  expect(token).not.toContain(demoOrganiserPassword);
  await terminal.run('log-out');
  await expect(terminal.run('awards')).rejects.toThrow('You are not logged in');
});

test('a change is shown first, and made only after confirmation', async () => {
  const terminal = await logIn('steward');
  const before = await companyStatus();
  const refused = await terminal.run('awards status company PreVoteTwo', ['n']);
  expect(refused).toBe(
    `  Company: ${before} -> PreVoteTwo, now\n    closes the first vote\nNothing was changed.`,
  );
  expect(await companyStatus()).toBe(before);

  await terminal.run('awards status company PreVoteTwo', ['y']);
  expect(await companyStatus()).toBe('PreVoteTwo');
});

test('a status is scheduled, listed and cancelled', async () => {
  const terminal = await logIn('steward');
  const at = new Date(api.clock.now().getTime() + 3_600_000).toISOString();
  const shown = await terminal.run('awards status Individual PreVoteTwo', [], { at, yes: true });
  expect(shown).toContain(`Individual: PreVoteTwo at ${at}, scheduled by Stellan Brook as `);
  const [, id = ''] = / as (\S+)/.exec(shown) ?? [];
  expect(await terminal.run(`awards cancel ${id}`, ['yes'])).not.toContain('scheduled by');
});

test('a status out of order is requested by one organiser and confirmed by another, who both see its effect', async () => {
  const steward = await logIn('steward');
  const auditor = await logIn('auditor');
  const at = new Date(api.clock.now().getTime() + 3_600_000).toISOString();
  await steward.run('awards status Company PreVoteTwo', [], { at, yes: true });
  const asked = await steward.run('awards status Company VoteTwo', ['y']);
  expect(asked).toMatch(/^ {2}Company: VoteOne -> VoteTwo, now\n/);
  for (const effect of ['closes the first vote', 'opens the final vote', 'publishes the shortlist']) {
    expect(asked).toContain(`\n    ${effect}\n`);
  }
  expect(asked).toContain('it takes a second person');
  expect(asked).toMatch(/- Company: PreVoteTwo at .*, scheduled as .*, is cancelled/);
  expect(await companyStatus()).toBe('VoteOne');
  const [, id = ''] = /awards confirm (\S+)/.exec(asked) ?? [];
  const shown = await auditor.run(`awards confirm ${id}`, ['y']);
  expect(shown).toContain('closes the first vote');
  expect(shown).toMatch(/- Company: PreVoteTwo at .*, is cancelled/);
  expect(await companyStatus()).toBe('VoteTwo');
});

test('changes of dates show old and new values', async () => {
  const terminal = await logIn('content');
  const shown = await terminal.run('awards dates ceremony=2027-06-10T20:00:00+01:00', ['y']);
  expect(shown).toMatch(/ceremony: .* -> 2027-06-10T20:00:00\+01:00/);
  expect(shown).toContain('ceremony: 2027-06-10T19:00:00.000Z');
});

test('a forbidden action is refused with the site’s message, and an invalid argument before any call', async () => {
  const terminal = await logIn('content');
  await expect(terminal.run('awards status Company Wining', ['y'])).rejects.toThrow('oauth.advanced-0007');
  await expect(terminal.run('awards status Company Won', ['y'])).rejects.toThrow("'Won' is none of: Welcome");
  await expect(terminal.run('awards status')).rejects.toThrow('npm run organise -- awards status SUBJECT');
});

test('the owner adds an organiser, who sets up the account and works in the role; the record shows it', async () => {
  const owner = await logIn('owner');
  const auditor = await logIn('auditor');
  const invitation = await owner.run('people add desk@demo.summit.example Nell awardsSteward', ['y']);
  expect(invitation).not.toContain('set-up');
  expect(invitation).toContain('Roles of the awards wait for a second person');
  const mails = await api.app.platform.mail.list(api.db, 5);
  const mail = mails.find(({ to }) => to === 'desk@demo.summit.example')?.text ?? '';
  const [, token = ''] = /set-up (\S+)/.exec(mail) ?? [];
  const [, id = ''] = / as (\S+)$/.exec(await owner.run('people waiting')) ?? [];
  await expect(owner.run(`people confirm ${id}`, ['y'])).rejects.toThrow('organiser-0004');
  await auditor.run(`people confirm ${id}`, ['y']);

  const newcomer = openTerminal();
  const password = 'a long enough password';
  await expect(newcomer.run(`set-up ${token}`, [password, 'another'])).rejects.toThrow('two different');
  const shown = await newcomer.run(`set-up ${token}`, [password, password]);
  const secret = shown.split('\n').at(-1)?.trim() ?? '';
  const code = generateSync({ secret, epoch: Math.floor(api.clock.now().getTime() / 1000) });
  await newcomer.run('log-in desk@demo.summit.example', [password, `${code.slice(0, 3)} ${code.slice(3)}`]);
  await newcomer.run('awards status Company PreVoteTwo', [], { yes: true });

  expect(await owner.run('audit awards/status')).toMatch(
    / Nell awards\/status\/Company: ".*" -> "PreVoteTwo"/,
  );
  await owner.run('people block desk@demo.summit.example', ['y']);
  expect(await owner.run('people')).toContain('Nell <desk@demo.summit.example>: awardsSteward (blocked)');
  await expect(newcomer.run('awards')).rejects.toThrow('You are not logged in');
});

test('a steward and an auditor run the awards from the shortlist to the winners', async () => {
  const steward = await logIn('steward');
  const auditor = await logIn('auditor');
  const otterpay = '2027-payments-otterpay';
  const yes = { yes: true };
  await steward.run('awards status Company VoteOne', [], yes);
  const shown = await steward.run(`awards shortlist ${otterpay} yes`, ['y']);
  expect(shown).toMatch(/ {2}Otterpay: shortlist (yes|no) -> yes/);
  expect(await steward.run('awards nominees')).toMatch(/payments: Otterpay, .*on the shortlist/);
  expect(await steward.run('awards nominations')).toBe('0 to join');
  expect(await steward.run('awards export')).toContain('"categoryName","awardsType","name"');

  await steward.run('awards status Company PreVoteTwo', [], yes);
  await steward.run('awards status Company VoteTwo', [], yes);
  const votes = [{ categoryId: 'payments', nomineeId: otterpay }];
  const token = await api.loginAs('buy');
  const voted = await api.call(awardsCalls.voteStepTwo, { token, body: { votes } });
  expect(voted.body.isVoted).toBe(true);
  await steward.run('awards status Company PreWining', [], yes);

  await expect(steward.run('awards counts Company two')).rejects.toThrow('The count is sealed');
  expect(await steward.run('awards unseal Company two', [], yes)).toContain('Someone else must confirm');
  expect(await auditor.run('awards unseal Company two', [], yes)).toContain('The count is open');
  expect(await steward.run('awards counts Company two')).toBe('payments: Otterpay 1');
  await steward.run('awards publish Company 2', [], yes);
  await steward.run('awards status Company Wining', [], yes);
  const query = { awardsType: 'Company', year: '2027' } as const;
  const { body } = await api.call(awardsCalls.awardsResults, { query });
  expect(body.categories.find(({ id }) => id === 'payments')?.winners).toMatchObject([{ id: otterpay }]);
});

test('two people exclude a ballot, each by name', async () => {
  const steward = await logIn('steward');
  const auditor = await logIn('auditor');
  await steward.run('awards status Company VoteOne', [], { yes: true });
  const votes = [{ categoryId: 'payments', nomineeId: '2027-payments-otterpay' }];
  await api.call(awardsCalls.voteStepOne, { token: await api.loginAs('buy'), body: { votes } });

  await steward.run('awards exclude Company one 0 lent account', ['y']);
  const listed = await auditor.run('awards exclusions');
  expect(listed).toContain(
    '2027-Company-one ballot 0: lent account (proposed by Stellan Brook, to be confirmed)',
  );
  const id = listed.split(' ').at(-1) ?? '';
  await expect(steward.run(`awards confirm ${id}`, ['y'])).rejects.toThrow('Someone else must confirm');
  await auditor.run(`awards confirm ${id}`, ['y']);
  expect(await auditor.run('awards exclusions')).toContain('confirmed by Audra Finch');
});

test('an entry can be read and changed, and a table of entries exported and imported', async () => {
  const terminal = await logIn('content');
  expect(await terminal.run('theme fields')).toContain('decorativeAccents.motifSeed: number, required');
  const shown = await terminal.run('theme set theme decorativeAccents.motifSeed=41', ['n']);
  expect(shown).toMatch(/decorativeAccents\.motifSeed: \d+ -> 41\nNothing was changed\.$/);
  await terminal.run('theme set theme decorativeAccents.motifSeed=41', ['y']);
  expect(await terminal.run('theme show theme')).toContain('decorativeAccents.motifSeed: 41');
  expect(await terminal.run('theme set theme decorativeAccents.motifSeed=41')).toBe('Nothing differs.');
  await expect(terminal.run('theme set theme surprise=1')).rejects.toThrow(
    'surprise: There is no such field',
  );
  await expect(terminal.run('settings set event city=Rome')).rejects.toThrow('oauth.advanced-0007');

  const csv = join(testFolder(), 'texts.csv');
  await terminal.run(`texts export ${csv}`);
  expect(statSync(csv).mode & 0o077).toBe(0);
  expect(await terminal.run(`texts import ${csv}`)).toBe('Nothing differs.');
  const [header = '', first = ''] = readFileSync(csv, 'utf8').split('\r\n');
  const [name = ''] = first.replaceAll('"', '').split(',');
  writeFileSync(csv, `${header}\r\n${name},,Imported,\r\n`);
  expect(await terminal.run(`texts import ${csv}`, ['y'])).toMatch(/line 2: .*-> Imported\n1 changed, 0 as/s);
  const json = join(testFolder(), 'texts.json');
  await terminal.run(`texts export ${json}`);
  expect(readFileSync(json, 'utf8')).toContain('"content": "Imported"');
  expect(await terminal.run(`texts remove ${name}`, ['y'])).toContain('content: Imported -> ');
});

test('frequent tasks have short commands', async () => {
  const terminal = await logIn('owner');
  const address = 'buy@demo.summit.example';
  expect(await terminal.run(`attendees block ${address}`, ['y'])).toContain('isBlocked: false -> true');
  expect(await terminal.run(`attendees show ${address}`)).toContain('isBlocked: true');
  expect(await terminal.run(`attendees block ${address}`)).toBe('Nothing differs.');
});

test('pictures are uploaded and used in entries', async () => {
  const terminal = await logIn('owner');
  const [portrait, first, second] = await Promise.all(
    ['navy', 'olive', 'maroon'].map(async (colour) => {
      const file = join(testFolder(), `${colour}.jpg`);
      await painted({ colour }).jpeg().toFile(file);
      return file;
    }),
  );
  expect(await terminal.run(`pictures add ${portrait}`, ['n'])).toContain('Nothing was changed.');
  const [speaker = ''] = (await terminal.run('speakers')).split(':');
  const shown = await terminal.run(`pictures add ${portrait} for=speakers/${speaker}`, [], { yes: true });
  const [, url = ''] = /(\/media\/[0-9a-f]{32}\.jpg) \(600 x 600\)/.exec(shown) ?? [];
  expect(await terminal.run(`speakers show ${speaker}`)).toContain(`imageUrl: ${url}`);

  const [album = ''] = (await terminal.run('albums')).split(':');
  await expect(terminal.run(`pictures add ${first} for=albums/${album}`)).rejects.toThrow('alt=TEXT');
  await terminal.run(`pictures add ${first} ${second} for=albums/${album} alt=Doors`, [], { yes: true });
  const { images } = (await api.call(galleryCalls.gallery, { query: { 'query.id': album } })).body;
  expect(images.slice(-2).map(({ alt, width }) => [alt, width])).toEqual([
    ['Doors', 600],
    ['Doors', 600],
  ]);
  const several = terminal.run(`pictures add ${first} ${second} for=sponsors/tidewarden`);
  await expect(several).rejects.toThrow('An entry of sponsors has one picture.');
  expect(await terminal.run('audit pictures/')).toContain('Olive Warrender pictures/');
});
