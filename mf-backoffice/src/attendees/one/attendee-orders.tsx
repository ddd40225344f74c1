import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { DataTable } from '../../shared/parts/data-table.tsx';
import { MomentText } from '../../shared/parts/moment-text.tsx';
import { screenPath } from '../../shared/screen-path.ts';
import type { Attendee } from '../../shared/words/attendee-words.ts';

type Orders = NonNullable<Attendee['orders']>;

const stateNames: Record<string, string> = {
  awaiting: 'Has to be paid',
  paid: 'Paid',
  released: 'Ended unpaid',
  cancelled: 'Cancelled',
};

/** What somebody ordered, the earliest first. */
export function AttendeeOrders({ orders }: { orders: Orders }) {
  return (
    <DataTable
      label="Orders"
      rows={orders}
      getKey={({ id }) => id}
      columns={[
        { title: 'Package', cell: (order) => <OrderLink order={order} />, isHeading: true },
        { title: 'State', cell: ({ state }) => stateNames[state] ?? state },
        { title: 'Began', cell: ({ createdAt }) => <MomentText at={createdAt} /> },
      ]}
    />
  );
}

/** Those who may see the orders of an attendee may read orders. */
function OrderLink({ order: { id, packageName } }: { order: Orders[number] }) {
  return (
    <Link component={RouterLink} to={screenPath('orders', id)}>
      {packageName}
    </Link>
  );
}
