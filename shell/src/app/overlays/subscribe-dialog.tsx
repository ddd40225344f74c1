import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { isApiError, useServerAction } from '@summit/shared-auth';
import { useFormCaptcha } from '@summit/shared-site/form/form-captcha';
import { Button } from '@summit/shared-ui/actions/button';
import { CheckboxField } from '@summit/shared-ui/choices/checkbox-field';
import { CaptchaField } from '@summit/shared-ui/fields/captcha-field';
import { EmailField } from '@summit/shared-ui/fields/email-field';
import { TextField } from '@summit/shared-ui/fields/text-field';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { lazySchema } from '@summit/shared-ui/form/lazy-schema';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { DialogFrame } from '@summit/shared-ui/overlays/dialog-frame';
import { useMessageTexts } from '../parts/message-texts.ts';
import { PopupForm } from '../parts/popup-form.tsx';

/** The rules of a subscription. */
export const subscribeRules = lazySchema(
  ['email', 'consent'],
  async () => (await import('@summit/contract/registration/registration-fields')).shortSubscribe,
);

/** Subscribes to the newsletter with an address and a consent. */
export default function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const texts = useMessageTexts();
  const subscription = useServerAction(attendeeRegistrationCalls.shortAttendee);
  const captcha = useFormCaptcha(attendeeRegistrationCalls.shortAttendee, 'now');
  const go = useGo();
  const form = useSiteForm({
    schema: subscribeRules,
    trim: ['email', 'firstName'],
    onSubmit: async (body) => {
      const responseKey = await captcha.whenSolved();
      if (responseKey === null) return;
      try {
        await subscription.run({ body, responseKey });
        draft.finish();
        go(href(pages.subscribeThankyou));
      } catch (error) {
        captcha.renew();
        if (!isApiError(error) || error.failures.length > 0) throw error;
        form.fail(null, `${texts['frame.subscribe.failed']} ${error.message}`);
      }
    },
  });

  const draft = useFormDraft('subscribe', form, { inTab: true });

  return (
    <DialogFrame
      title={texts['frame.subscribe.title']}
      lead={texts['frame.subscribe.lead']}
      onClose={onClose}
      width={520}
    >
      <PopupForm {...form.formProps}>
        <FormSummary {...form.summary} />
        <EmailField {...form.field('email')} label={texts['frame.subscribe.email']} />
        <TextField
          {...form.field('firstName')}
          label={texts['frame.subscribe.firstName']}
          autoComplete="given-name"
          optional
        />
        <CheckboxField {...form.field('consent')} label={texts['frame.subscribe.consent']} />
        <CaptchaField state={captcha.state} onStart={captcha.start} />
        <FormActions>
          <Button type="submit" busy={form.busy} busyLabel={captcha.busyLabel('Subscribing')}>
            {texts['frame.subscribe.submit']}
          </Button>
        </FormActions>
      </PopupForm>
    </DialogFrame>
  );
}
