import { Box, Button, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import * as resourceCalls from '@summit/contract/calls/organise-resources';
import * as limits from '@summit/contract/limits/limits';
import { toRecord } from '../../resources/entry-types.ts';
import { useRead } from '../../shared/data/read.ts';
import { DayField } from '../../shared/parts/day-field.tsx';
import { orderStates } from '../../shared/words/order-words.ts';
import { isNarrowed, orderMarkNames, orderMarks, type OrdersAddress } from './orders-address.ts';
import { TypedField } from './typed-field.tsx';

interface OrderFiltersProps {
  address: OrdersAddress;
  onChange: (changes: Readonly<Record<string, string>>) => void;
}

/** The filters of the list of orders. */
export function OrderFilters({ address, onChange }: OrderFiltersProps) {
  const { q, state, promoCode, attendeeId, from, until, marks } = address;
  return (
    <Box
      role="search"
      aria-label="Orders"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
    >
      <TypedField
        type="search"
        label="Name, email or company"
        value={q}
        width={260}
        onChange={(words) => onChange({ q: words })}
      />
      <Choice
        label="State"
        value={state}
        options={Object.entries(orderStates)}
        onChange={(chosen) => onChange({ state: chosen })}
      />
      <PackageChoice address={address} onChange={onChange} />
      <TypedField
        label="Promo code"
        value={promoCode}
        width={150}
        onChange={(code) => onChange({ promoCode: code })}
      />
      <DayField label="Ordered from" day={from} onChange={(day) => onChange({ from: day })} />
      <DayField
        label="Ordered until"
        day={until}
        message={isReversed(address) ? 'This is before the first day.' : null}
        onChange={(day) => onChange({ until: day })}
      />
      {orderMarkNames.map((mark) => (
        <FormControlLabel
          key={mark}
          label={orderMarks[mark]}
          control={
            <Checkbox
              checked={marks.includes(mark)}
              onChange={(_event, isChosen) => onChange({ [mark]: isChosen ? 'true' : '' })}
            />
          }
        />
      ))}
      {attendeeId && (
        <Button variant="outlined" onClick={() => onChange({ attendeeId: '' })}>
          Show orders of all attendees
        </Button>
      )}
      {isNarrowed(address) && <Button onClick={() => onChange(nothing)}>Clear all</Button>}
    </Box>
  );
}

const nothing = Object.fromEntries(
  ['q', 'state', 'packageId', 'promoCode', 'attendeeId', 'from', 'until', ...orderMarkNames].map((name) => [
    name,
    '',
  ]),
);

function isReversed({ from, until }: OrdersAddress): boolean {
  return from !== '' && until !== '' && until < from;
}

function PackageChoice({ address, onChange }: OrderFiltersProps) {
  const packages = useRead(resourceCalls.resourceEntries, {
    params: { resource: 'packages' },
    query: { perPage: limits.maxItemsOnPage },
  });
  const options = (packages.data?.items ?? []).map((each): [string, string] => {
    const { id, values } = toRecord(each);
    return [id, typeof values.name === 'string' ? values.name : id];
  });
  return (
    <Choice
      label="Package"
      value={address.packageId}
      options={options}
      onChange={(packageId) => onChange({ packageId })}
    />
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  /** Value and words of each. */
  options: readonly [string, string][];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={options.some(([option]) => option === value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      sx={{ minWidth: 170 }}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value="">All</MenuItem>
      {options.map(([option, words]) => (
        <MenuItem key={option} value={option}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  );
}
