import { writeFileSync } from 'node:fs';
import * as purposeListCalls from '@summit/contract/calls/purpose-lists';
import { purposeLists, purposes } from '@summit/contract/organising/purpose-lists';
import { type Command, oneOfWords, requireWord } from '../command.ts';

const lists: Command = {
  usage: 'lists PURPOSE FILE',
  about: `writes a list as .csv; that you took it is on record: ${purposes.join(', ')}`,
  async run({ client, terminal, words }) {
    const purpose = oneOfWords(requireWord(words[0], lists), purposes);
    const file = requireWord(words[1], lists);
    const table = await client.call(purposeListCalls.purposeList, { params: { purpose } });
    writeFileSync(file, table, { mode: 0o600 });
    terminal.print(
      `Written to ${file}: ${purposeLists[purpose].about}. It is personal data: pass it on to nobody else.`,
    );
  },
};

/** Lists for those who work at the event. */
export const listCommands = { lists };
