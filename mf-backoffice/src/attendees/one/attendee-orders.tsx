import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { DataTable } from '../../shared/parts/data-table.tsx';
import { MomentText } from '../../shared/parts/moment-text.tsx';
import { screenPath } from '../../shared/screen-path.ts';
import type { Attendee } from '../../shared/words/attendee-words.ts';

type Orders = NonNullable<Attendee['orders']>;

const stateNames: Record<string, string> = {
  awaiting: 'Awaiting payment',
  paid: 'Paid',
  released: 'Not paid in time',
  cancelled: 'Cancelled',
};

/** An attendee's orders, the earliest first. */
export function AttendeeOrders({ orders }: { orders: Orders }) {
  return (
    <DataTable
      label="Orders"
      rows={orders}
      getKey={({ id }) => id}
      columns={[
        { title: 'Package', cell: (order) => <OrderLink order={order} />, isHeading: true },
        { title: 'State', cell: ({ state }) => stateNames[state] ?? state },
        { title: 'Started', cell: ({ createdAt }) => <MomentText at={createdAt} /> },
      ]}
    />
  );
}

/** Organisers who may see an attendee's orders may also read orders. */
function OrderLink({ order: { id, packageName } }: { order: Orders[number] }) {
  return (
    <Link component={RouterLink} to={screenPath('orders', id)}>
      {packageName}
    </Link>
  );
}
