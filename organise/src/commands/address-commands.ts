import * as organiseAddressesCalls from '@summit/contract/calls/organise-addresses';
import type { Command } from '../command.ts';

/** An address with its letters beyond ASCII as numbers: they look like others. */
function spelledOut(email: string): string {
  return email.replace(/[^\x20-\x7e]/gu, (letter) => {
    const number = letter.codePointAt(0) ?? 0;
    return `<U+${number.toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}

const collisions: Command = {
  usage: 'addresses',
  about: 'attendees whose address is another spelling of somebody else’s: give them another one',
  async run({ client, terminal }) {
    const { collisions: found } = await client.call(organiseAddressesCalls.addressCollisions);
    if (found.length === 0) terminal.print('Every address is different from all others.');
    for (const { id, name, email, other } of found) {
      const same = other ? `the same as ${other.email} (${other.id})` : 'easily taken for another';
      terminal.print(`${name} <${spelledOut(email)}> (${id}): ${same}`);
    }
  },
};

/** Addresses that an organiser has to look at. */
export const addressCommands = { addresses: collisions };
