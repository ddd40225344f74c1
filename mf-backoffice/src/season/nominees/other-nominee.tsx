import { Autocomplete, TextField } from '@mui/material';
import * as nominationsCalls from '@summit/contract/calls/organise-nominations';
import { useRead } from '../../shared/data/read.ts';
import type { Joins, Nomination } from './use-joins.ts';

/** Finds any nominee of the category by typing, in case no similar name was suggested. */
export function OtherNominee({ nomination, joins }: { nomination: Nomination; joins: Joins }) {
  const { data } = useRead(nominationsCalls.deskNominees);
  const options = (data?.nominees ?? []).filter(({ categoryId }) => categoryId === nomination.categoryId);
  return (
    <Autocomplete
      options={options}
      value={null}
      blurOnSelect
      disabled={joins.isBusy}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      noOptionsText="No matches in this category"
      onChange={(_event, chosen) => {
        if (chosen) void joins.join(nomination, { id: chosen.id, name: chosen.name });
      }}
      renderInput={(own) => <TextField {...own} label="Merge into another" />}
      sx={{ width: 240 }}
    />
  );
}
