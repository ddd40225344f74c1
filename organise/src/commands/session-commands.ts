import { renderUnicodeCompact } from 'uqr';
import * as organiserCalls from '@summit/contract/calls/organisers';
import { type Command, requireWord } from '../command.ts';

const logIn: Command = {
  usage: 'log-in EMAIL [CODE]',
  about:
    'asks for your password and your authenticator’s code; CODE comes by mail when others locked you out',
  async run({ client, terminal, words }) {
    const email = requireWord(words[0], logIn);
    const password = await terminal.ask('Password:', { isSecret: true });
    const code = await terminal.ask('Code of your authenticator:');
    const session = await client.call(organiserCalls.organiserLogin, {
      body: { email, password, code: code.replaceAll(' ', ''), wayIn: words[1] },
    });
    client.remember(session.token);
    terminal.print(`Logged in as ${session.name} (${session.roles.join(', ')}) until ${session.expiresAt}.`);
  },
};

const logOut: Command = {
  usage: 'log-out',
  about: 'ends your session',
  async run({ client, terminal }) {
    await client.call(organiserCalls.organiserLogout);
    client.remember(null);
    terminal.print('Logged out.');
  },
};

const setUp: Command = {
  usage: 'set-up TOKEN',
  about: 'chooses your password, and shows what your authenticator needs',
  async run({ client, terminal, words }) {
    const token = requireWord(words[0], setUp);
    const password = await terminal.ask('Your new password (12 characters or more):', { isSecret: true });
    const repeated = await terminal.ask('The same again:', { isSecret: true });
    if (password !== repeated) throw new Error('These are two different passwords.');
    const { otpSecret, otpAddress } = await client.call(organiserCalls.organiserSetUp, {
      body: { token, password },
    });
    // White on black as terminals are, with the border that cameras need.
    terminal.print(renderUnicodeCompact(otpAddress, { ecc: 'L', border: 2 }));
    terminal.print(
      `Scan this with your authenticator now, or type the key; neither is shown again.\n  ${otpAddress}\n  ${otpSecret}`,
    );
  },
};

/** Commands with which organisers set themselves up, log in and log out. */
export const sessionCommands = { 'log-in': logIn, 'log-out': logOut, 'set-up': setUp };
