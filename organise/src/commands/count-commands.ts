import * as calls from '@summit/contract/calls/organise-count';
import { awardsTypes, nomineeWithdrawals } from '@summit/contract/shapes/awards';
import { type Command, type CommandContext, isWanted, oneOfWords, requireWord } from '../command.ts';
import { confirmStatusRequest } from './status-commands.ts';

/** The vote that the first two words name. */
function voteIn({ words }: CommandContext, command: Command) {
  return {
    awardsType: oneOfWords(requireWord(words[0], command), awardsTypes),
    step: oneOfWords(requireWord(words[1], command), ['one', 'two']),
  };
}

const exclusions: Command = {
  usage: 'awards exclusions',
  about: 'ballots that somebody wants to leave out of the count',
  async run({ client, terminal }) {
    const { proposals } = await client.call(calls.exclusionProposals);
    for (const { id, log, index, reason, proposedBy, confirmedBy } of proposals) {
      const state = confirmedBy === null ? 'to be confirmed' : `confirmed by ${confirmedBy}`;
      terminal.print(`${log} ballot ${index}: ${reason} (proposed by ${proposedBy}, ${state}) ${id}`);
    }
  },
};

const exclude: Command = {
  usage: 'awards exclude TRACK STEP BALLOT REASON',
  about: 'proposes to leave a ballot out of the count; somebody else confirms it',
  async run(context) {
    const vote = voteIn(context, exclude);
    const index = Number(requireWord(context.words[2], exclude));
    const reason = requireWord(context.words.slice(3).join(' '), exclude);
    if (!(await isWanted(context, [`ballot ${index} of ${vote.awardsType} ${vote.step}: ${reason}`]))) return;
    await context.client.call(calls.proposeExclusion, { body: { ...vote, index, reason } });
  },
};

const withdrawals: Command = {
  usage: 'awards withdrawals',
  about: 'nominees that somebody wants to mark as withdrawn or disqualified',
  async run({ client, terminal }) {
    const { proposals } = await client.call(calls.nomineeWithdrawals);
    for (const { id, name, nomineeId, kind, reason, proposedBy, confirmedBy } of proposals) {
      const state = confirmedBy === null ? 'to be confirmed' : `confirmed by ${confirmedBy}`;
      terminal.print(`${name} (${nomineeId}) ${kind}: ${reason} (proposed by ${proposedBy}, ${state}) ${id}`);
    }
  },
};

const withdraw: Command = {
  usage: 'awards withdraw NOMINEE withdrawn|disqualified REASON',
  about: 'proposes to mark a nominee, at any time; somebody else confirms it',
  async run(context) {
    const nomineeId = requireWord(context.words[0], withdraw);
    const kind = oneOfWords(requireWord(context.words[1], withdraw), nomineeWithdrawals);
    const reason = requireWord(context.words.slice(2).join(' '), withdraw);
    if (!(await isWanted(context, [`${nomineeId} ${kind}: ${reason}`, 'cast ballots stay as they are']))) {
      return;
    }
    await context.client.call(calls.proposeWithdrawal, { body: { nomineeId, kind, reason } });
  },
};

const confirm: Command = {
  usage: 'awards confirm ID',
  about: 'confirms what somebody else has proposed: a status out of order, an exclusion, a withdrawal',
  async run(context) {
    const id = requireWord(context.words[0], confirm);
    if (await confirmStatusRequest(context, id)) return;
    const withdrawn = (await context.client.call(calls.nomineeWithdrawals)).proposals.find(
      (one) => one.id === id,
    );
    if (withdrawn) {
      const { name, categoryName, year, kind, reason } = withdrawn;
      if (!(await isWanted(context, [`- ${name} (${categoryName}, ${year}) ${kind}: ${reason}`]))) return;
      return context.client.call(calls.confirmWithdrawal, { params: { id } });
    }
    const { proposals } = await context.client.call(calls.exclusionProposals);
    const found = proposals.find((one) => one.id === id);
    if (!found) throw new Error(`Nothing was proposed as ${id}.`);
    if (!(await isWanted(context, [`- ${found.log} ballot ${found.index}: ${found.reason}`]))) return;
    await context.client.call(calls.confirmExclusion, { params: { id } });
  },
};

const unseal: Command = {
  usage: 'awards unseal TRACK STEP',
  about: 'opens the count of a vote that has closed: a steward asks, somebody else confirms',
  async run(context) {
    const body = voteIn(context, unseal);
    if (!(await isWanted(context, [`open the count of ${body.awardsType} ${body.step}`]))) return;
    const { state } = await context.client.call(calls.unseal, { body });
    context.terminal.print(state === 'unsealed' ? 'The count is open.' : 'Someone else must confirm it now.');
  },
};

const counts: Command = {
  usage: 'awards counts TRACK STEP',
  about: 'the votes, once they are unsealed',
  async run(context) {
    const { counts: all } = await context.client.call(calls.awardsCounts, {
      params: voteIn(context, counts),
    });
    for (const { categoryId, name, votes } of all) context.terminal.print(`${categoryId}: ${name} ${votes}`);
  },
};

const publish: Command = {
  usage: 'awards publish TRACK LEADERS',
  about: 'stores winners and so many places after them; visitors see them with the status Wining',
  async run(context) {
    const awardsType = oneOfWords(requireWord(context.words[0], publish), awardsTypes);
    const leaders = Number(requireWord(context.words[1], publish));
    if (
      !(await isWanted(context, [`store the winners and ${leaders} leaders of each category: ${awardsType}`]))
    ) {
      return;
    }
    await context.client.call(calls.publishResults, { body: { awardsType, leaders } });
    context.terminal.print(`Announce them with: npm run organise -- awards status ${awardsType} Wining`);
  },
};

/** Commands for results, and for what two people decide together. */
export const countCommands = {
  'awards exclusions': exclusions,
  'awards exclude': exclude,
  'awards withdrawals': withdrawals,
  'awards withdraw': withdraw,
  'awards confirm': confirm,
  'awards unseal': unseal,
  'awards counts': counts,
  'awards publish': publish,
};
