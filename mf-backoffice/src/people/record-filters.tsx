import { Box, Button, TextField } from '@mui/material';
import * as limits from '@summit/contract/limits/limits';
import { endOfDay, startOfDay } from '@summit/contract/money-and-time/venue-time';
import { DayField } from '../shared/parts/day-field.tsx';

/** What the record is narrowed to; empty values where it is not. */
export interface RecordSearch {
  subject: string;
  /** Words of a name. */
  who: string;
  /** Days at the venue. */
  from: string;
  until: string;
}

export const wholeRecord: RecordSearch = { subject: '', who: '', from: '', until: '' };

/** Whether the record is narrowed at all. */
export function isNarrowed({ subject, who, from, until }: RecordSearch): boolean {
  return [subject, who, from, until].some((value) => value.trim() !== '');
}

/** The part of the call's query that narrows the record. */
export function toRecordQuery({ subject, who, from, until }: RecordSearch, timeZone: string) {
  const filter = {
    ...(subject.trim() && { subject: subject.trim() }),
    ...(from && { at_gte: startOfDay(from, timeZone).toISOString() }),
    ...(until && { at_lte: endOfDay(until, timeZone).toISOString() }),
  };
  return {
    ...(who.trim() && { q: who.trim() }),
    ...(Object.keys(filter).length > 0 && { filter: JSON.stringify(filter) }),
  };
}

interface RecordFiltersProps {
  search: RecordSearch;
  onChange: (search: RecordSearch) => void;
}

/** Narrows the record to a subject, a person and some days. */
export function RecordFilters({ search, onChange }: RecordFiltersProps) {
  const { subject, who, from, until } = search;
  const isReversed = from !== '' && until !== '' && until < from;
  return (
    <Box
      role="search"
      aria-label="Record"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start', mb: 2 }}
    >
      <TextField
        type="search"
        label="What was changed"
        placeholder="speakers/"
        value={subject}
        onChange={({ target }) => onChange({ ...search, subject: target.value })}
        slotProps={{ htmlInput: { maxLength: limits.shortText } }}
        sx={{ width: { xs: '100%', sm: 300 } }}
      />
      <TextField
        type="search"
        label="Who changed it"
        value={who}
        onChange={({ target }) => onChange({ ...search, who: target.value })}
        slotProps={{ htmlInput: { maxLength: limits.shortText } }}
        sx={{ width: { xs: '100%', sm: 220 } }}
      />
      <DayField label="From" day={from} onChange={(day) => onChange({ ...search, from: day })} />
      <DayField
        label="Until"
        day={until}
        message={isReversed ? 'This is before the first day.' : null}
        onChange={(day) => onChange({ ...search, until: day })}
      />
      {isNarrowed(search) && <Button onClick={() => onChange(wholeRecord)}>Clear all</Button>}
    </Box>
  );
}
