import { Checkbox, FormControl, FormControlLabel, FormHelperText } from '@mui/material';
import { useId } from 'react';
import { helpOf, type InputProps } from './input-props.ts';

/** The input of a flag, a checkbox. */
export function FlagInput(props: InputProps) {
  const { field, input, isLocked, message } = props;
  const { ref, value, onChange, ...own } = input;
  const help = helpOf(props);
  const id = useId();
  return (
    <FormControl error={message !== undefined}>
      <FormControlLabel
        label={field.label}
        disabled={isLocked}
        sx={{ minHeight: 44 }}
        control={
          <Checkbox
            {...own}
            checked={value === true}
            onChange={(_event, isChosen) => onChange(isChosen)}
            slotProps={{ input: { ref, ...(help && { 'aria-describedby': id }) } }}
          />
        }
      />
      {help && <FormHelperText id={id}>{help}</FormHelperText>}
    </FormControl>
  );
}
