import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Stack } from '@mui/material';
import type { UseFormReturn } from 'react-hook-form';
import * as limits from '@summit/contract/limits/limits';
import { readMoney } from '@summit/contract/money-and-time/money';
import { countTyped } from '@summit/contract/words/count-characters';
import { messages } from '@summit/contract/words/messages';
import { FormField } from '../../shared/parts/form-field.tsx';
import { moneyWords, type Payment, toMinor } from '../../shared/words/order-words.ts';

export interface RefundValues {
  isWhole: boolean;
  /** As it is typed. */
  amount: string;
  reason: string;
}

interface RefundFormProps {
  form: UseFormReturn<RefundValues>;
  payment: Payment;
}

/** The amount and the reason of a refund. */
export function RefundForm({ form, payment: { returnable, currency } }: RefundFormProps) {
  const isWhole = form.watch('isWhole');
  const left = moneyWords(returnable, currency);
  return (
    <Stack spacing={2.5} sx={{ pt: 1 }}>
      <FormControl>
        <FormLabel id="refund-share">How much to refund?</FormLabel>
        <RadioGroup
          aria-labelledby="refund-share"
          value={String(isWhole)}
          onChange={(_event, chosen) => form.setValue('isWhole', chosen === 'true', { shouldDirty: true })}
        >
          <FormControlLabel value="true" control={<Radio />} label={`All that is left: ${left}`} />
          <FormControlLabel value="false" control={<Radio />} label="Part of it" />
        </RadioGroup>
      </FormControl>
      {!isWhole && (
        <FormField
          form={form}
          name="amount"
          label={`Amount in ${currency}`}
          inputMode="text"
          required="Enter an amount."
          help={`At most ${left}.`}
          validate={(written) => getAmountError(written, returnable, currency)}
        />
      )}
      <FormField
        form={form}
        name="reason"
        label="Reason"
        rows={2}
        required="Enter a reason."
        help="Shown with the order, only to organisers."
        validate={(reason) => countTyped(reason) <= limits.longText || messages.maxLength}
      />
    </Stack>
  );
}

function getAmountError(written: string, returnable: string, currency: string): string | true {
  const amount = readMoney(written, currency);
  if (amount === null || amount <= 0) return messages.money;
  return amount <= toMinor(returnable, currency) || messages.moreThanLeft;
}
