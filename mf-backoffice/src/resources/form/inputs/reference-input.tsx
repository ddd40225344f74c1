import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList, useGetMany } from 'react-admin';
import type { EntryRecord } from '../../entry-types.ts';
import { entryName } from '../../entry-words.ts';
import { helpOf, type InputProps } from './input-props.ts';

/** The input of a reference: an entry of another resource, found by search. */
export function ReferenceInput(props: InputProps) {
  const { input } = props;
  const key = typeof input.value === 'string' ? input.value : '';
  const { options, nameOf, search } = useReferred(props, key ? [key] : []);
  return (
    <Autocomplete
      options={options}
      value={key || null}
      onChange={(_event, next) => input.onChange(next ?? '')}
      onBlur={input.onBlur}
      onInputChange={(_event, words, why) => why === 'input' && search(words)}
      getOptionLabel={nameOf}
      filterOptions={(all) => all}
      disabled={props.isLocked}
      renderInput={(own) => <ReferenceText {...props} own={own} />}
    />
  );
}

/** The same for several entries, in their order. */
export function ReferencesInput(props: InputProps) {
  const { input } = props;
  const keys = Array.isArray(input.value) ? (input.value as string[]) : [];
  const { options, nameOf, search } = useReferred(props, keys);
  return (
    <Autocomplete
      multiple
      options={options}
      value={keys}
      onChange={(_event, next) => input.onChange(next)}
      onBlur={input.onBlur}
      onInputChange={(_event, words, why) => why === 'input' && search(words)}
      getOptionLabel={nameOf}
      filterOptions={(all) => all}
      disabled={props.isLocked}
      renderInput={(own) => <ReferenceText {...props} own={own} />}
    />
  );
}

type OwnProps = Parameters<NonNullable<Parameters<typeof Autocomplete>[0]['renderInput']>>[0];

function ReferenceText({ own, ...props }: InputProps & { own: OwnProps }) {
  const { field, input, message } = props;
  return (
    <TextField
      {...own}
      inputRef={input.ref}
      label={field.label}
      required={field.isRequired}
      error={message !== undefined}
      helperText={helpOf(props)}
    />
  );
}

const mostFound = 50;

function useReferred({ field }: InputProps, keys: readonly string[]) {
  const [words, setWords] = useState('');
  const resource = field.refersTo ?? '';
  const { data: found = [] } = useGetList<EntryRecord>(resource, {
    pagination: { page: 1, perPage: mostFound },
    filter: words ? { q: words } : {},
  });
  const { data: chosen = [] } = useGetMany<EntryRecord>(resource, { ids: [...keys] });
  const names = new Map(
    [...found, ...chosen].filter(Boolean).map(({ id, values }) => [id, entryName(id, values)]),
  );
  const options = [...new Set([...keys, ...found.map(({ id }) => id)])];
  return { options, nameOf: (key: string) => names.get(key) ?? key, search: setWords };
}
