import { MenuItem, TextField } from '@mui/material';
import { useGetList } from 'react-admin';
import { startOfDay, venueClock } from '@summit/contract/money-and-time/venue-time';
import { useVenueZone } from '../../shared/data/use-time-zone.ts';
import { DayField } from '../../shared/parts/day-field.tsx';
import type { EntryRecord, ResourceField } from '../entry-types.ts';
import { choiceWords, entryName } from '../entry-words.ts';

/** A filter of a list: a field, or the first day of the range of a moment. */
export interface FilterField extends Pick<ResourceField, 'name' | 'label' | 'choices' | 'refersTo'> {
  kind: ResourceField['kind'] | 'since';
  /** The names of its choices, in their order; absent: as they are stored. */
  choiceNames?: readonly string[];
}

interface FilterChoiceProps {
  field: FilterField;
  value: unknown;
  onChange: (value: unknown) => void;
}

interface Option {
  value: string;
  label: string;
}

/** The input of a filter by one field. */
export function FilterChoice(props: FilterChoiceProps) {
  const { field } = props;
  if (field.kind === 'since') return <FirstDay {...props} />;
  if (field.refersTo !== null) return <ReferredChoice {...props} resource={field.refersTo} />;
  const options =
    field.kind === 'flag'
      ? flags
      : field.choices.map((value) => ({ value, label: choiceWords(field, value) }));
  return <Choice {...props} options={options} />;
}

const flags: Option[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** A day at the venue, from whose beginning on something happened. */
function FirstDay({ field, value, onChange }: FilterChoiceProps) {
  const timeZone = useVenueZone();
  return (
    <DayField
      label={field.label}
      day={timeZone && isMoment(value) ? venueClock(timeZone).day(value) : ''}
      // Until the zone is known no day is right.
      isDisabled={timeZone === undefined}
      onChange={(day) => {
        if (timeZone && day) onChange(startOfDay(day, timeZone).toISOString());
      }}
    />
  );
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

const mostOptions = 200;

function ReferredChoice({ resource, ...props }: FilterChoiceProps & { resource: string }) {
  const { data = [] } = useGetList<EntryRecord>(resource, { pagination: { page: 1, perPage: mostOptions } });
  return (
    <Choice
      {...props}
      options={data.map(({ id, values }) => ({ value: id, label: entryName(id, values) }))}
    />
  );
}

function Choice({ field, value, onChange, options }: FilterChoiceProps & { options: readonly Option[] }) {
  const chosen = value === undefined || value === null ? '' : String(value as string | boolean);
  return (
    <TextField
      select
      label={field.label}
      value={options.some((option) => option.value === chosen) ? chosen : ''}
      onChange={({ target }) => onChange(field.kind === 'flag' ? target.value === 'true' : target.value)}
      sx={{ minWidth: 160 }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
