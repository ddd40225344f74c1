import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { MomentText } from '../../shared/parts/moment-text.tsx';
import { screenPath } from '../../shared/screen-path.ts';
import { usePermitted } from '../../shared/session/permitted.ts';
import { moneyWords, type Order, orderStates } from '../../shared/words/order-words.ts';

/** The facts of an order. */
export function OrderFacts({ order }: { order: Order }) {
  const { name, email, attendeeId, holderId, packageName, promoCode, currency, state, createdAt } = order;
  const mayReadAttendees = usePermitted()('attendees.read');
  const toAttendee = (id: string, words: string) =>
    mayReadAttendees ? (
      <Link component={RouterLink} to={screenPath('attendees', id)}>
        {words}
      </Link>
    ) : (
      words
    );
  const facts: [string, ReactNode][] = [
    ['Buyer', toAttendee(attendeeId, name)],
    ['Email', email],
    ...(holderId
      ? [['Ticket', toAttendee(holderId, 'Transferred to someone else')] as [string, ReactNode]]
      : []),
    ['Package', packageName],
    ['Promo code', promoCode ?? 'None'],
    ['State', orderStates[state]],
    ['Total', moneyWords(order.total, currency)],
    ['Paid', moneyWords(order.paid, currency)],
    ['Refunded', moneyWords(order.returned, currency)],
    ['Ordered', <MomentText key="at" at={createdAt} />],
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        gap: 2,
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
        py: 2,
      }}
    >
      {facts.map(([term, fact]) => (
        <Box key={term} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {term}
          </Typography>
          <Typography component="dd" className="figures" sx={{ m: 0, fontWeight: 650 }}>
            {fact}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
