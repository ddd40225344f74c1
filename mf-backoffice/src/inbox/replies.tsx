import { Box, Typography } from '@mui/material';
import { MomentText } from '../shared/parts/moment-text.tsx';
import { Section } from '../shared/parts/section.tsx';
import type { InboxItem } from '../shared/words/inbox-words.ts';

/** The organisers' replies, the earliest first. */
export function Replies({ replies }: { replies: InboxItem['replies'] }) {
  return (
    <Section title="Replies">
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {replies.map(({ at, organiser, to, message }, place) => (
          <Box
            component="li"
            // Two may have been sent at the same moment.
            key={`${at} ${place}`}
            sx={{ py: 2, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Typography variant="body2" color="textSecondary">
              {organiser} to {to}, <MomentText at={at} />
            </Typography>
            <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap', maxWidth: '70ch' }}>{message}</Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
