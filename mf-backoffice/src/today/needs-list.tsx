import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import * as calls from '@summit/contract/calls/organise-today';
import type { ResponseOf } from '@summit/contract/requests/call';
import { useRead } from '../shared/data/read.ts';
import { Empty } from '../shared/parts/empty.tsx';
import { Loaded } from '../shared/parts/loaded.tsx';
import { screenPath } from '../shared/screen-path.ts';
import { needPlaces } from './need-places.ts';

type Need = ResponseOf<typeof calls.today>['needs'][number];

/** What needs attention, each with its count, examples, and a link to where it is dealt with. */
export function NeedsList({ openable }: { openable: readonly string[] }) {
  const today = useRead(calls.today);
  return (
    <Box component="section" aria-labelledby="needs">
      <Typography variant="h2" id="needs" sx={{ mb: 2 }}>
        Needs attention
      </Typography>
      <Loaded of={today}>
        {({ needs }) =>
          needs.length === 0 ? (
            <Empty title="Nothing needs your attention">
              Whatever does appears here as it comes in: payments, photos, emails, places, schedules.
            </Empty>
          ) : (
            <Box
              component="ul"
              sx={{ listStyle: 'none', p: 0, m: 0, borderBottom: 1, borderColor: 'divider' }}
            >
              {needs.map((need) => (
                <NeedLine key={need.id} need={need} openable={openable} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </Box>
  );
}

function NeedLine({ need, openable }: { need: Need; openable: readonly string[] }) {
  const { id, label, count, details } = need;
  const { advice, screens, search } = needPlaces[id];
  const place = screens.find((path) => openable.includes(path));
  const query = search ? `?${new URLSearchParams(search).toString()}` : '';
  const more = count - details.length;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '48px minmax(0, 1fr)', sm: '64px minmax(0, 1fr) auto' },
        columnGap: 2,
        rowGap: 1,
        alignItems: 'start',
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        className="figures"
        sx={{ fontSize: '1.75rem', fontWeight: 780, lineHeight: 1, overflowWrap: 'anywhere' }}
      >
        {count.toLocaleString('en-GB')}
      </Typography>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3">{label}</Typography>
        {details.length > 0 && (
          <Typography color="textSecondary">
            {details.join(' · ')}
            {more > 0 && ` · and ${more.toLocaleString('en-GB')} more`}
          </Typography>
        )}
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {advice}
        </Typography>
      </Box>
      {place && (
        <Button
          component={Link}
          to={screenPath(place) + query}
          variant="outlined"
          aria-label={`Open: ${label}`}
          sx={{ gridColumn: { xs: 2, sm: 'auto' }, justifySelf: 'start' }}
        >
          Open
        </Button>
      )}
    </Box>
  );
}
