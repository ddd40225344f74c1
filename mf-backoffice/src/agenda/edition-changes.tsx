import { Alert, Box, Typography } from '@mui/material';
import type * as calls from '@summit/contract/calls/organise-edition';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import type { ResponseOf } from '@summit/contract/requests/call';
import { Difference } from '../shared/parts/difference.tsx';
import { resourceTitle } from '../shared/resource-title.ts';
import { EmailsShown } from './emails-shown.tsx';

type Preview = ResponseOf<typeof calls.moveEdition>;

/** Everything that moves with the event, what an organiser has to check by hand, and the emails that are sent. */
export function EditionChanges({ preview, timeZone }: { preview: Preview; timeZone: string }) {
  const { changes, toRead, emails } = preview;
  return (
    <>
      {toRead.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 3 }}>
          These still mention the old days or venue, or are dates of the awards that do not move. Change them
          by hand:
          <Box component="ul" sx={{ mb: 0 }}>
            {toRead.map(({ where, says }) => (
              <li key={`${where} ${says}`}>
                <strong>{where}</strong>: {says}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      <Typography variant="h3" sx={{ mb: 1 }}>
        {changes.length === 1 ? 'One entry changes' : `${changes.length} entries change`}
      </Typography>
      {changes.map(({ resource, change }) => (
        <Box key={`${resource} ${change.key}`} sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
          <Typography sx={{ fontWeight: 650, mb: 0.5 }}>
            {resourceTitle(resource)}: {change.key}
          </Typography>
          <Difference
            fields={change.changes.map(({ field, before, after }) => ({
              field,
              before: inWords(before, timeZone),
              after: inWords(after, timeZone),
            }))}
          />
        </Box>
      ))}
      <EmailsShown emails={emails} />
    </>
  );
}

const momentInJson = /"(\d{4}-\d\d-\d\dT[\d:.]+Z)"/g;

/** A value of a change, which is JSON: moments by the clock at the venue, texts without their quotes. */
function inWords(json: string | null, timeZone: string): string | null {
  if (json === null) return null;
  const readable = json.replaceAll(
    momentInJson,
    (_all, moment: string) => `"${venueClock(timeZone).moment(moment)}"`,
  );
  const value: unknown = JSON.parse(readable);
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}
