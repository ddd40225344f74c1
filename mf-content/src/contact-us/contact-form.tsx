import * as contentCalls from '@summit/contract/calls/content';
import { contactTopics } from '@summit/contract/forms/contact-topics';
import * as limits from '@summit/contract/limits/limits';
import { textRows } from '@summit/contract/words/text-lookup';
import { useServerAction } from '@summit/shared-auth';
import { useFormCaptcha } from '@summit/shared-site/form/form-captcha';
import { useKnownVisitor } from '@summit/shared-site/visitor/known-visitor';
import { Button } from '@summit/shared-ui/actions/button';
import { SelectField } from '@summit/shared-ui/choices/select-field';
import { CaptchaField } from '@summit/shared-ui/fields/captcha-field';
import { EmailField } from '@summit/shared-ui/fields/email-field';
import { TextArea } from '@summit/shared-ui/fields/text-area';
import { TextField } from '@summit/shared-ui/fields/text-field';
import { DraftNotice } from '@summit/shared-ui/form/draft-notice';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FieldPair, FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { contactRules } from './contact-rules.ts';
import type { VisitTexts } from './visit-texts.ts';

interface ContactFormProps {
  texts: VisitTexts;
  /** The topic in the address; an unknown topic counts as none. */
  topic: string;
  onSent: () => void;
}

/** A message to the organisers. A failure never clears the input. */
export function ContactForm({ texts, topic, onSent }: ContactFormProps) {
  const letter = useServerAction(contentCalls.contactUs);
  const captcha = useFormCaptcha(contentCalls.contactUs, 'onFocus');
  const topics = topicsFrom(texts['contactUs.topics']);
  const form = useSiteForm({
    schema: contactRules,
    defaultValues: {
      name: '',
      email: '',
      topic: topics.some(({ value }) => value === topic) ? topic : '',
      message: '',
    },
    trim: ['name', 'email'],
    onSubmit: async (body) => {
      const responseKey = await captcha.whenSolved();
      if (responseKey === null) {
        form.fail(null, texts['contactUs.form.captcha']);
        return;
      }
      try {
        await letter.run({ body, responseKey });
        draft.finish();
        onSent();
      } catch (error) {
        captcha.renew();
        throw error;
      }
    },
  });
  const draft = useFormDraft('contact-us', form);
  useKnownVisitor(({ name, email }) => {
    if (form.values('name') === '') form.methods.setValue('name', name);
    if (form.values('email') === '') form.methods.setValue('email', email);
  });

  return (
    <FormBody {...form.formProps} onFocus={captcha.onFocus}>
      <FormSummary {...form.summary} />
      <DraftNotice draft={draft} text={texts['contactUs.form.draft']} />
      <FieldPair>
        <TextField {...form.field('name')} label={texts['contactUs.form.name']} autoComplete="name" />
        <EmailField {...form.field('email')} label={texts['contactUs.form.email']} />
      </FieldPair>
      <SelectField
        {...form.field('topic')}
        label={texts['contactUs.form.topic']}
        placeholder={texts['contactUs.form.topicPlaceholder']}
        options={topics}
      />
      <TextArea
        {...form.field('message')}
        label={texts['contactUs.form.message']}
        limit={limits.message}
        height={limits.modal.textAreaHeight}
      />
      <CaptchaField state={captcha.state} onStart={captcha.start} />
      <FormActions note={texts['contactUs.form.note']}>
        <Button type="submit" busy={form.busy} busyLabel="Sending">
          {texts['contactUs.form.submit']}
        </Button>
      </FormActions>
    </FormBody>
  );
}

/** The topics that the server accepts, in the organisers' wording and order. */
function topicsFrom(lines: string) {
  const known: readonly string[] = contactTopics;
  return textRows(lines)
    .filter(([value = '', label]) => known.includes(value) && label)
    .map(([value = '', label = '']) => ({ value, label }));
}
