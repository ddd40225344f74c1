import {
  Box,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
  Typography,
} from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { MomentText } from '../../shared/parts/moment-text.tsx';
import { type ListedOrder, moneyWords, orderStates, toMinor } from '../../shared/words/order-words.ts';
import type { OrdersAddress } from './orders-address.ts';

interface OrdersTableProps {
  orders: readonly ListedOrder[];
  address: OrdersAddress;
  onChange: (changes: Readonly<Record<string, string>>) => void;
}

const columns: readonly [OrdersAddress['sort'], string][] = [
  ['name', 'Buyer'],
  ['packageName', 'Package'],
  ['total', 'Total'],
  ['state', 'State'],
  ['createdAt', 'Ordered'],
];

/** One line for each order; the name of its buyer leads to it. A narrow screen leaves out package and time. */
export function OrdersTable({ orders, address, onChange }: OrdersTableProps) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Orders, as a table">
      <Table aria-label="Orders">
        <TableHead>
          <TableRow>
            {columns.map(([name, title]) => {
              const isSorted = address.sort === name;
              const direction = isSorted && address.order === 'DESC' ? 'desc' : 'asc';
              return (
                <TableCell
                  key={name}
                  sx={isWideOnly(name) ? wideOnly : undefined}
                  {...(isSorted && { sortDirection: direction })}
                >
                  <TableSortLabel
                    active={isSorted}
                    direction={direction}
                    onClick={() =>
                      onChange({ sort: name, order: isSorted && address.order === 'ASC' ? 'DESC' : 'ASC' })
                    }
                  >
                    {title}
                  </TableSortLabel>
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const wideOnly = { display: { xs: 'none', md: 'table-cell' } };

function isWideOnly(name: OrdersAddress['sort']): boolean {
  return name === 'packageName' || name === 'createdAt';
}

function OrderRow({ order }: { order: ListedOrder }) {
  const { id, name, email, packageName, promoCode, total, currency, createdAt } = order;
  return (
    <TableRow hover sx={{ '& td, & th': { verticalAlign: 'baseline', overflowWrap: 'anywhere' } }}>
      <TableCell component="th" scope="row">
        <Link
          component={RouterLink}
          to={encodeURIComponent(id)}
          sx={{ fontWeight: 650, color: 'text.primary' }}
        >
          {name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {email}
        </Typography>
      </TableCell>
      <TableCell sx={wideOnly}>
        {packageName}
        {promoCode && (
          <Typography variant="body2" color="textSecondary">
            Code {promoCode}
          </Typography>
        )}
      </TableCell>
      <TableCell>{moneyWords(total, currency)}</TableCell>
      <TableCell>
        <OrderMarks order={order} />
      </TableCell>
      <TableCell sx={wideOnly}>
        <MomentText at={createdAt} />
      </TableCell>
    </TableRow>
  );
}

function OrderMarks({
  order: { state, needsSomebody, declinedReason, returned, currency },
}: {
  order: ListedOrder;
}) {
  return (
    <>
      {orderStates[state]}
      {needsSomebody && (
        <Box sx={{ color: 'error.main', fontWeight: 650 }}>Needs attention: money could not be refunded</Box>
      )}
      {declinedReason !== null && state === 'awaiting' && (
        <Typography variant="body2" color="textSecondary">
          Card declined: {declinedReason}
        </Typography>
      )}
      {toMinor(returned, currency) > 0 && (
        <Typography variant="body2" color="textSecondary">
          {moneyWords(returned, currency)} refunded
        </Typography>
      )}
    </>
  );
}
