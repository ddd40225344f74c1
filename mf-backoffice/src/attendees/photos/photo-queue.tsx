import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import * as calls from '@summit/contract/calls/organise-photos';
import type { ResponseOf } from '@summit/contract/requests/call';
import { useAddressOf } from '@summit/shared-auth';
import { useRead, useReadAgain } from '../../shared/data/read.ts';
import { Empty } from '../../shared/parts/empty.tsx';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { Screen } from '../../shared/parts/screen.tsx';
import { PhotoDecision } from './photo-decision.tsx';

type Photo = ResponseOf<typeof calls.attendeePhotos>['photos'][number];

/** A photo leaves the list with its decision, and others move up. */
const shownAtOnce = 24;

/** The photos that wait for a decision, the oldest first. */
export function PhotoQueue() {
  const photos = useRead(calls.attendeePhotos, { query: { itemsOnPage: shownAtOnce } });
  return (
    <Screen
      title="Photos to review"
      lead="Approve photos that show one person, and reject any others. Attendees get an email."
      actions={
        <Button component={Link} to="..">
          All attendees
        </Button>
      }
    >
      <Loaded of={photos}>
        {({ photos: waiting, totalItems }) =>
          waiting.length === 0 ? (
            <Empty title="No photos to review">New photos appear here as soon as they are uploaded.</Empty>
          ) : (
            <>
              <Box
                component="ul"
                sx={{
                  listStyle: 'none',
                  p: 0,
                  m: 0,
                  mb: 3,
                  display: 'grid',
                  gap: 3,
                  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
                }}
              >
                {waiting.map((photo) => (
                  <WaitingPhoto key={photo.attendeeId} photo={photo} />
                ))}
              </Box>
              <Typography role="status" color="textSecondary" className="figures">
                {waiting.length} of {totalItems} waiting
              </Typography>
            </>
          )
        }
      </Loaded>
    </Screen>
  );
}

function WaitingPhoto({ photo }: { photo: Photo }) {
  const addressOf = useAddressOf();
  const readAgain = useReadAgain();
  const { attendeeId, name, company, imageUrl } = photo;
  return (
    <li>
      <Box
        component="img"
        src={addressOf(imageUrl)}
        alt={`Photo of ${name}`}
        sx={{ width: '100%', aspectRatio: '1', objectFit: 'cover', display: 'block' }}
      />
      <Typography sx={{ mt: 1, fontWeight: 650, overflowWrap: 'anywhere' }}>
        <Link to={`../${attendeeId}`}>{name}</Link>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {company ?? 'No company'}
      </Typography>
      <PhotoDecision photo={photo} onDecided={() => readAgain(calls.attendeePhotos)} />
    </li>
  );
}
