import { MenuItem, TextField } from '@mui/material';
import { useGetList } from 'react-admin';
import type { EntryRecord, ResourceField } from '../entry-types.ts';
import { entryName } from '../entry-words.ts';

interface FilterChoiceProps {
  field: ResourceField;
  value: unknown;
  onChange: (value: unknown) => void;
}

interface Option {
  value: string;
  label: string;
}

/** What a list is narrowed to by one field. */
export function FilterChoice(props: FilterChoiceProps) {
  const { field } = props;
  if (field.refersTo !== null) return <ReferredChoice {...props} resource={field.refersTo} />;
  const options = field.kind === 'flag' ? flags : field.choices.map((value) => ({ value, label: value }));
  return <Choice {...props} options={options} />;
}

const flags: Option[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

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
