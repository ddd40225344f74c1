import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type SyntheticEvent, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Failure } from '../../shared/parts/failure.tsx';
import { useFocusAfterDialog } from '../../shared/parts/focus-after-dialog.ts';
import { closeByChoice } from '../../shared/unsent/close-by-choice.ts';
import { useUnsentGuard } from '../../shared/unsent/use-unsent-guard.ts';
import { moneyWords, type Order, type Payment } from '../../shared/words/order-words.ts';
import { RefundForm, type RefundValues } from './refund-form.tsx';
import { type RefundOutcome, useRefund } from './use-refund.ts';

interface RefundDialogProps {
  order: Order;
  payment: Payment;
  /** The confirmation, in words. */
  onDone: (words: string) => void;
  onClose: () => void;
}

/** Refunds a payment, fully or partly: first the request, then its effects, then the confirmation. */
export function RefundDialog({ order, payment, onDone, onClose }: RefundDialogProps) {
  const id = useId();
  const formId = `${id}-form`;
  const form = useForm<RefundValues>({ defaultValues: { isWhole: true, amount: '', reason: '' } });
  const [preview, setPreview] = useState<RefundOutcome | null>(null);
  const { refund, isBusy, error } = useRefund(order.id, payment, form);
  useUnsentGuard(form.formState.isDirty);
  // The button that opened it may be gone with the refund.
  useFocusAfterDialog();
  const loadPreview = async () => setPreview(await refund({ isDryRun: true }));
  const make = async () => {
    const made = await refund({ isDryRun: false });
    // Refused, it goes back to what was typed, with the reason.
    if (made === null) return setPreview(null);
    onDone(doneWords(made));
    onClose();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void (preview ? make() : loadPreview());
  };
  const sum = preview && moneyWords(preview.amount, preview.currency);
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : closeByChoice(onClose)}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id}>
        {sum ? `Refund ${sum}?` : `Refund the payment of ${moneyWords(payment.amount, payment.currency)}`}
      </DialogTitle>
      <DialogContent>
        <Box component="form" id={formId} noValidate onSubmit={submit}>
          {preview ? (
            <Consequences preview={preview} name={order.name} reason={form.getValues('reason')} />
          ) : (
            <RefundForm form={form} payment={payment} />
          )}
          {error !== null && <Failure error={error} />}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button disabled={isBusy} onClick={preview ? () => setPreview(null) : onClose}>
          {preview ? 'Back' : 'Cancel'}
        </Button>
        <Button
          type="submit"
          form={formId}
          variant="contained"
          color={preview?.endsTicket ? 'error' : 'primary'}
          loading={isBusy}
        >
          {preview ? actionWords(preview) : 'Review refund'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Consequences({ preview, name, reason }: { preview: RefundOutcome; name: string; reason: string }) {
  const sum = moneyWords(preview.amount, preview.currency);
  return (
    <>
      <Typography>
        {preview.state === 'waiting'
          ? `A refund of this size needs a second person: ${sum} is refunded to the card of ${name} once another organiser has confirmed it.`
          : `${sum} is refunded to the card of ${name}, who gets an email. This cannot be undone.`}
      </Typography>
      <Typography sx={{ mt: 2, fontWeight: 650 }}>
        {preview.endsTicket
          ? 'This refunds all that is left of the payment. If it pays for the place, the ticket ends once the bank has accepted the refund.'
          : 'The ticket stays valid.'}
      </Typography>
      <Typography sx={{ mt: 2, overflowWrap: 'anywhere' }} color="textSecondary">
        Reason: {reason}
      </Typography>
    </>
  );
}

function actionWords({ state, amount, currency }: RefundOutcome): string {
  return state === 'waiting' ? 'Ask a second person' : `Refund ${moneyWords(amount, currency)}`;
}

function doneWords({ state, amount, currency }: RefundOutcome): string {
  const sum = moneyWords(amount, currency);
  return state === 'waiting'
    ? `${sum} is waiting for a second person, who finds it under Orders and Today.`
    : `${sum} is on its way to the card.`;
}
