import { useWatch } from 'react-hook-form';
import * as mediaPartnerCalls from '@summit/contract/calls/media-partners';
import { emailAddressNotValid } from '@summit/contract/contact-details/email-domain';
import * as limits from '@summit/contract/limits/limits';
import { isApiError, useServerAction, useServerData } from '@summit/shared-auth';
import { useFormCaptcha } from '@summit/shared-site/form/form-captcha';
import { useKnownVisitor } from '@summit/shared-site/visitor/known-visitor';
import { Button } from '@summit/shared-ui/actions/button';
import { SelectField } from '@summit/shared-ui/choices/select-field';
import { CaptchaField } from '@summit/shared-ui/fields/captcha-field';
import { EmailField } from '@summit/shared-ui/fields/email-field';
import { PhoneField } from '@summit/shared-ui/fields/phone-field';
import { TextArea } from '@summit/shared-ui/fields/text-area';
import { TextField } from '@summit/shared-ui/fields/text-field';
import { DraftNotice } from '@summit/shared-ui/form/draft-notice';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FieldPair, FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import * as styles from './become-partner-form.module.css';
import { partnerRules } from './partner-rules.ts';
import type { PressTexts } from './press-texts.ts';

interface BecomePartnerFormProps {
  texts: PressTexts;
  kit: string;
  /** @param kitGoesAtOnce the kit has a file, which is emailed immediately */
  onSent: (kitGoesAtOnce: boolean) => void;
}

/** A form that requests a kit and the partnership that the kit is for. Suspends; throws ApiError while the kits are unavailable. */
export function BecomePartnerForm({ texts, kit, onSent }: BecomePartnerFormProps) {
  const { mediaKits } = useServerData(mediaPartnerCalls.mediaKits);
  const request = useServerAction(mediaPartnerCalls.becomeMediaPartner, {
    refreshes: [mediaPartnerCalls.mediaKits],
  });
  const captcha = useFormCaptcha(mediaPartnerCalls.becomeMediaPartner, 'onFocus');
  const form = useSiteForm({
    schema: partnerRules,
    defaultValues: {
      company: '',
      name: '',
      email: '',
      phone: '',
      mediaKitId: mediaKits.some(({ id }) => id === kit) ? kit : '',
      message: '',
    },
    trim: ['company', 'name', 'email'],
    onSubmit: async ({ phone, message, ...asked }) => {
      const responseKey = await captcha.whenSolved();
      if (responseKey === null) {
        form.fail(null, texts['pressPack.become.captcha']);
        return;
      }
      // Empty optional fields are not sent.
      const body = { ...asked, phone: phone || undefined, message: message || undefined };
      try {
        await request.run({ body, responseKey });
        draft.finish();
        onSent(mediaKits.some(({ id, fileUrl }) => id === body.mediaKitId && fileUrl !== null));
      } catch (error) {
        captcha.renew();
        refuse(error);
      }
    },
  });
  const draft = useFormDraft('media-partner', form);
  useKnownVisitor((known) => {
    for (const name of ['name', 'email', 'company'] as const) {
      if (form.values(name) === '') form.methods.setValue(name, known[name]);
    }
  });

  const chosen = useWatch({ control: form.methods.control, name: 'mediaKitId' });
  const audience = mediaKits.find(({ id }) => id === chosen)?.audience ?? 'MediaPartner';

  function refuse(error: unknown) {
    if (!isApiError(error)) throw error;
    switch (error.code) {
      case 'become-sponsor-0001':
        return form.fail('mediaKitId', texts['pressPack.become.kitGone']);
      case 'email.domain-0001':
      case 'email.domain-0002':
      case 'email.domain-0003':
        return form.fail('email', `${error.message} ${emailAddressNotValid}`);
      default:
        throw error;
    }
  }

  return (
    <FormBody {...form.formProps} onFocus={captcha.onFocus}>
      <div className={styles.wish}>
        <h3>{texts[`pressPack.become${audience}.title`]}</h3>
        <p>{texts[`pressPack.become${audience}.lead`]}</p>
      </div>
      <FormSummary {...form.summary} />
      <DraftNotice draft={draft} text={texts['pressPack.become.draft']} />
      <TextField
        {...form.field('company')}
        label={texts['pressPack.become.company']}
        autoComplete="organization"
      />
      <FieldPair>
        <TextField {...form.field('name')} label={texts['pressPack.become.name']} autoComplete="name" />
        <EmailField {...form.field('email')} label={texts['pressPack.become.email']} />
      </FieldPair>
      <PhoneField {...form.field('phone')} label={texts['pressPack.become.phone']} optional />
      <SelectField
        {...form.field('mediaKitId')}
        label={texts['pressPack.become.mediaKit']}
        placeholder={texts['pressPack.become.mediaKitPlaceholder']}
        options={mediaKits.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextArea
        {...form.field('message')}
        label={texts['pressPack.become.message']}
        limit={limits.message}
        optional
      />
      <CaptchaField state={captcha.state} onStart={captcha.start} />
      <FormActions note={texts['pressPack.become.note']}>
        <Button type="submit" busy={form.busy} busyLabel="Sending">
          {texts[`pressPack.become${audience}.submit`]}
        </Button>
      </FormActions>
    </FormBody>
  );
}
