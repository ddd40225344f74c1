import { Stack, Typography } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { usePermitted } from '../../shared/session/permitted.ts';
import { type DeskVote, useDesk } from '../season-data.ts';
import { voteName } from '../season-words.ts';
import { Count } from './count.tsx';
import { VoteTable } from './vote-table.tsx';

/** From sealed ballots to stored results: the remaining steps of each of the four votes. */
export function CountPart() {
  const desk = useDesk();
  const maySee = usePermitted()('awards.counts');
  const [search, setSearch] = useSearchParams();
  return (
    <Loaded of={desk}>
      {(season) => {
        const chosen = season.votes.find((vote) => voteKey(vote) === search.get('vote'));
        return (
          <Stack spacing={5}>
            <section>
              <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '66ch' }}>
                A count stays sealed until its vote is over, a steward has requested it, and someone else has
                confirmed it. From then on the vote cannot reopen, and no more ballots can be excluded.
              </Typography>
              <VoteTable
                votes={season.votes}
                onSee={maySee ? (vote) => setSearch({ vote: voteKey(vote) }) : undefined}
              />
            </section>
            {maySee && chosen?.unsealing?.confirmedBy && (
              <section aria-label={`Count: ${voteName(chosen)}`}>
                <Count desk={season} vote={chosen} />
              </section>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

/** A vote in the address: `Company-two`. */
function voteKey({ awardsType, step }: DeskVote): string {
  return `${awardsType}-${step}`;
}
