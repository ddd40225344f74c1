import { Pagination, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import * as calls from '@summit/contract/calls/organise-orders';
import * as settingsCalls from '@summit/contract/calls/settings';
import { useRead, useReadPage } from '../../shared/data/read.ts';
import { Empty } from '../../shared/parts/empty.tsx';
import { Loaded, Loading } from '../../shared/parts/loaded.tsx';
import { Screen } from '../../shared/parts/screen.tsx';
import { AllWaitingRefunds } from '../waiting-refunds.tsx';
import { OrderFilters } from './order-filters.tsx';
import { isNarrowed, type OrdersAddress, perPage, toOrdersQuery } from './orders-address.ts';
import { OrdersTable } from './orders-table.tsx';
import { useOrdersAddress } from './use-orders-address.ts';

type Change = (changes: Readonly<Record<string, string>>) => void;

/** The orders, searched, filtered and sorted by the server, page by page; above them refunds that wait for a second person. */
export function OrdersList() {
  const { address, change } = useOrdersAddress();
  const settings = useRead(settingsCalls.settings);
  return (
    <Screen
      title="Orders"
      lead="Who has bought what, how they paid, and what was refunded. Open an order for its payments, invoices and refunds."
    >
      <AllWaitingRefunds />
      <Stack spacing={2}>
        <OrderFilters address={address} onChange={change} />
        <Loaded of={settings}>
          {({ event }) => <Found address={address} timeZone={event.timeZone} onChange={change} />}
        </Loaded>
      </Stack>
    </Screen>
  );
}

interface FoundProps {
  address: OrdersAddress;
  timeZone: string;
  onChange: Change;
}

function Found({ address, timeZone, onChange }: FoundProps) {
  const found = useReadPage(calls.organisedOrders, { query: toOrdersQuery(address, timeZone) });
  return (
    <Loaded of={found}>
      {({ items, total }) => {
        if (items.length === 0 && total > 0) {
          return <LastPage page={Math.ceil(total / perPage)} onChange={onChange} />;
        }
        return items.length === 0 ? (
          <Empty title={isNarrowed(address) ? 'No matches' : 'No orders yet'}>
            {isNarrowed(address)
              ? 'Remove a filter or shorten your search.'
              : 'An order is created when someone chooses a ticket with a price.'}
          </Empty>
        ) : (
          <>
            <OrdersTable orders={items} address={address} onChange={onChange} />
            <Pages total={total} page={address.page} onChange={onChange} />
          </>
        );
      }}
    </Loaded>
  );
}

/** The page in the address is beyond the end, because orders have left the list since: the last one is shown instead. */
function LastPage({ page, onChange }: { page: number; onChange: Change }) {
  const show = useEffectEvent(() => onChange({ page: String(page) }));
  useEffect(() => show(), []);
  return <Loading />;
}

function Pages({ total, page, onChange }: { total: number; page: number; onChange: Change }) {
  const count = Math.ceil(total / perPage);
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, mt: 2 }}
    >
      <Typography role="status" color="textSecondary" className="figures">
        {(page - 1) * perPage + 1} to {Math.min(page * perPage, total)} of {total.toLocaleString('en-GB')}
      </Typography>
      {count > 1 && (
        <Pagination
          aria-label="Pages of orders"
          count={count}
          page={page}
          onChange={(_event, next) => onChange({ page: String(next) })}
        />
      )}
    </Stack>
  );
}
