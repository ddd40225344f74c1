import { useMemo } from 'react';
import * as formCalls from '@summit/contract/calls/forms';
import { emailAddressNotValid } from '@summit/contract/contact-details/email-domain';
import { emptyForm, type FormValues } from '@summit/contract/forms/described-form';
import type { SendableFormType } from '@summit/contract/forms/sendable-forms';
import { isApiError, useServerAction } from '@summit/shared-auth';
import { useFormCaptcha } from '@summit/shared-site/form/form-captcha';
import { useKnownVisitor } from '@summit/shared-site/visitor/known-visitor';
import { Button } from '@summit/shared-ui/actions/button';
import { CaptchaField } from '@summit/shared-ui/fields/captcha-field';
import { DraftNotice } from '@summit/shared-ui/form/draft-notice';
import { DynamicFields } from '@summit/shared-ui/form/dynamic-fields';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { describedRules } from './described-rules.ts';
import type { FormDescription } from './form-description.ts';
import type { SentFormPageId, SentFormTexts } from './sent-form-texts.ts';

interface FillFormProps {
  page: SentFormPageId;
  type: SendableFormType;
  fields: FormDescription['fields'];
  texts: SentFormTexts;
  onSent: (reference: string) => void;
}

/** The described fields, and a button that sends them. A failure never clears the input. */
export function FillForm({ page, type, fields, texts, onSent }: FillFormProps) {
  const schema = useMemo(() => describedRules(fields), [fields]);
  const sending = useServerAction(formCalls.submitForm, { refreshes: [formCalls.form] });
  const captcha = useFormCaptcha(formCalls.submitForm, 'onFocus');
  const getNames = (...types: string[]) =>
    fields.filter((field) => types.includes(field.type)).map(({ name }) => name);
  const form = useSiteForm<FormValues>({
    schema,
    defaultValues: emptyForm(fields),
    trim: getNames('text', 'email'),
    onSubmit: async (values) => {
      const responseKey = await captcha.whenSolved();
      if (responseKey === null) {
        form.fail(null, texts[`${page}.form.captcha`]);
        return;
      }
      try {
        const { reference } = await sending.run({ params: { type }, body: { values }, responseKey });
        draft.finish();
        onSent(reference);
      } catch (error) {
        captcha.renew();
        refuse(error);
      }
    },
  });
  const draft = useFormDraft(`form-${type}`, form, { neverStored: getNames('password') });
  useKnownVisitor((known) => {
    for (const name of ['name', 'email', 'company'] as const) {
      if (form.values(name) === '') form.methods.setValue(name, known[name]);
    }
  });

  function refuse(error: unknown) {
    const [address] = getNames('email');
    if (!isApiError(error)) throw error;
    switch (error.code) {
      case 'email.domain-0001':
      case 'email.domain-0002':
      case 'email.domain-0003':
        return form.fail(address ?? null, `${error.message} ${emailAddressNotValid}`);
      case 'cqrs-0009':
        return form.fail(null, texts[`${page}.closed.text`]);
      default:
        throw error;
    }
  }

  return (
    <FormBody {...form.formProps} onFocus={captcha.onFocus}>
      <FormSummary {...form.summary} />
      <DraftNotice draft={draft} text={texts[`${page}.form.draft`]} />
      <DynamicFields fields={fields} field={form.field} />
      <CaptchaField state={captcha.state} onStart={captcha.start} />
      <FormActions note={texts[`${page}.form.note`]}>
        <Button type="submit" busy={form.busy} busyLabel="Sending">
          {texts[`${page}.form.submit`]}
        </Button>
      </FormActions>
    </FormBody>
  );
}
