import * as paymentCalls from '@summit/contract/calls/payments';
import { draftOfAttendee } from '@summit/contract/session/storage-keys';
import { isApiError, serverQuery, useCall, useServerAction } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';
import { Button } from '@summit/shared-ui/actions/button';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { TextField } from '@summit/shared-ui/fields/text-field';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { lazySchema } from '@summit/shared-ui/form/lazy-schema';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { Stack } from '@summit/shared-ui/layout/stack';
import { useToast } from '@summit/shared-ui/overlays/toast';
import { carriedCode, forgetCarriedCode } from '../shared/invitations/carried-code.ts';
import type { PaymentInfo } from './payment-info.ts';
import * as styles from './promo-code-form.module.css';
import { usePaymentTexts } from './use-payment-texts.ts';

/** The rules of a typed promo code. */
export const promoCodeRules = lazySchema(
  ['code'],
  async () => (await import('./promo-code-schema.ts')).promoCodeSchema,
);

interface PromoCodeFormProps {
  info: PaymentInfo;
  attendeeId: string;
  /** Called when the amount to pay has changed: what was pressed is about to disappear. */
  onChanged: () => void;
  /** Called when nothing is left to pay. */
  onSettled: () => Promise<void>;
}

/** Applies a promo code to what the attendee has to pay, or takes it off again. */
export function PromoCodeForm({ info, attendeeId, onChanged, onSettled }: PromoCodeFormProps) {
  const texts = usePaymentTexts();
  const call = useCall();
  const queryClient = useQueryClient();
  const toast = useToast();
  const assignment = useServerAction(paymentCalls.assignPromoCode);
  const removal = useServerAction(paymentCalls.removePromoCode);
  const form = useSiteForm({
    schema: promoCodeRules,
    defaultValues: { code: carriedCode() },
    trim: ['code'],
    onSubmit: apply,
  });

  const draft = useFormDraft(draftOfAttendee('promo-code', attendeeId), form);

  async function apply({ code }: { code: string }) {
    try {
      const changed = await assignment.run({ query: { code } });
      draft.finish();
      show(changed);
      toast(texts['registrationPayment.promo.applied']);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code === 'payment-0001') return onSettled();
      const isAboutCode = ['validation.base-0001', 'promo-code-0001'].includes(error.code);
      if (!isAboutCode) throw error;
      form.fail('code', error.message);
    }
  }

  function show(changed: PaymentInfo) {
    const { queryKey } = serverQuery(call, paymentCalls.paymentInfo);
    queryClient.setQueryData(queryKey, changed);
    onChanged();
  }

  async function remove() {
    try {
      show(await removal.run());
      forgetCarriedCode();
      toast(texts['registrationPayment.promo.removed']);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code === 'payment-0001') await onSettled();
    }
  }

  if (info.promoCode !== null) {
    return (
      <Stack gap={3}>
        {removal.error && removal.error.code !== 'payment-0001' && (
          <ErrorState title={texts['registrationPayment.promo.removeFailed']} error={removal.error} />
        )}
        <div>
          <Button
            variant="secondary"
            busy={removal.busy}
            busyLabel="One moment"
            onClick={() => void remove()}
          >
            {texts['registrationPayment.promo.remove']}
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <form className={styles.form} {...form.formProps}>
      <FormSummary {...form.summary} />
      <TextField
        {...form.field('code')}
        required={false}
        label={texts['registrationPayment.promo.label']}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Checking">
        {texts['registrationPayment.promo.apply']}
      </Button>
    </form>
  );
}
