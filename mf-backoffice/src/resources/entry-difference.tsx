import { Alert } from '@mui/material';
import { useTimeZone } from '../shared/data/use-time-zone.ts';
import { Difference } from '../shared/parts/difference.tsx';
import type { EntryChange } from './entry-types.ts';
import { EntryValue } from './entry-value.tsx';
import type { NamedField } from './entry-words.ts';

interface EntryDifferenceProps {
  change: Pick<EntryChange, 'changes' | 'isNew' | 'notes'>;
  fields: readonly NamedField[];
}

/** The changes of an entry, with the labels of its fields, and the notes about the change. */
export function EntryDifference({ change, fields }: EntryDifferenceProps) {
  const timeZone = useTimeZone();
  const byName = new Map(fields.map((field) => [field.name, field]));
  const shown = (field: string, json: string | null) =>
    json === null ? null : (
      <EntryValue field={byName.get(field)} value={JSON.parse(json)} timeZone={timeZone} />
    );
  return (
    <>
      {change.notes.map((note) => (
        <Alert key={note} severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {note}
        </Alert>
      ))}
      <Difference
        isNew={change.isNew}
        fields={change.changes.map(({ field, before, after }) => ({
          field: byName.get(field)?.label ?? field,
          before: shown(field, before),
          after: shown(field, after),
        }))}
      />
    </>
  );
}
