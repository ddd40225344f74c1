import { Box, Button, Link, Typography } from '@mui/material';
import { latestVoteStep } from '@summit/contract/awards/awards-status';
import { MomentText } from '../../shared/parts/moment-text.tsx';
import type { Desk } from '../season-data.ts';
import { OtherNominee } from './other-nominee.tsx';
import type { Joins, Nomination } from './use-joins.ts';

interface NominationCardProps {
  nomination: Nomination;
  desk: Desk;
  joins: Joins;
}

/** A nomination in one of its categories, with its actions. */
export function NominationCard({ nomination, desk, joins }: NominationCardProps) {
  const { name, url, categoryName, reason, nominator, contactEmail, nominatedAt, nominee } = nomination;
  return (
    <Box component="li" sx={{ py: 2.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography variant="h3">{name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {categoryName}, <MomentText at={nominatedAt} />,{' '}
        {nominator === 'self' ? 'by themselves' : 'by someone else'}
      </Typography>
      {url && (
        <Link href={url} target="_blank" rel="noopener noreferrer nofollow">
          {url}
        </Link>
      )}
      {contactEmail !== null && <Typography variant="body2">Contact: {contactEmail}</Typography>}
      <Typography sx={{ my: 1, whiteSpace: 'pre-wrap' }}>{reason}</Typography>
      {nominee ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 650 }}>Merged into {nominee.name}</Typography>
          <Button
            disabled={joins.isBusy}
            aria-label={`Undo: ${name} is merged into ${nominee.name}`}
            onClick={() => void joins.undo({ nomination, nominee })}
          >
            Undo
          </Button>
        </Box>
      ) : (
        <JoinChoices nomination={nomination} desk={desk} joins={joins} />
      )}
    </Box>
  );
}

function JoinChoices({ nomination, desk, joins }: NominationCardProps) {
  const { name, awardsType, suggestions } = nomination;
  const hasBegun = latestVoteStep(desk.statuses[awardsType]) !== null;
  return (
    <Box role="group" aria-label={`Merge ${name}`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {suggestions.map(({ likeness, ...nominee }) => (
        <Button
          key={nominee.id}
          variant="outlined"
          disabled={joins.isBusy}
          onClick={() => void joins.join(nomination, nominee)}
        >
          Merge into {nominee.name} ({likeness}% match)
        </Button>
      ))}
      <OtherNominee nomination={nomination} joins={joins} />
      {hasBegun ? (
        <Typography variant="body2" color="textSecondary">
          The vote has begun: no nominees can be added.
        </Typography>
      ) : (
        <Button disabled={joins.isBusy} onClick={() => void joins.join(nomination, null)}>
          Make it a nominee
        </Button>
      )}
    </Box>
  );
}
