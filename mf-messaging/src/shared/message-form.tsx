import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import * as limits from '@summit/contract/limits/limits';
import type { DraftName } from '@summit/contract/session/storage-keys';
import { type Captcha, useSession } from '@summit/shared-auth';
import type { EmailConfirmation } from '@summit/shared-auth/email-confirmation';
import { Button } from '@summit/shared-ui/actions/button';
import { ConfirmAddress } from '@summit/shared-ui/feedback/confirm-address';
import { CaptchaField } from '@summit/shared-ui/fields/captcha-field';
import { TextArea } from '@summit/shared-ui/fields/text-area';
import { DraftNotice } from '@summit/shared-ui/form/draft-notice';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { Stack } from '@summit/shared-ui/layout/stack';
import type { MessagingTexts } from './use-messaging-texts.ts';

interface MessageFormProps<Values extends FieldValues> {
  texts: MessagingTexts;
  schema: ObjectSchema<Values>;
  captcha: Captcha;
  confirmation: EmailConfirmation;
  /** The name under which an unsent message is stored for each attendee. */
  draft: DraftName;
  /** Resolves to whether the message was sent. */
  onSubmit: (values: Values) => Promise<boolean>;
  fields?: (field: (name: string) => object, texts: MessagingTexts) => ReactNode;
  /** The maximum number of characters. */
  limit?: number;
}

/** The text, the captcha, and a button that is disabled until the captcha is solved, and says so. */
export function MessageForm<Values extends FieldValues>(props: MessageFormProps<Values>) {
  const { texts, schema, captcha, confirmation, onSubmit, fields, limit = limits.message } = props;
  const writer = useSession((state) => state.attendee?.id);
  const form = useSiteForm({
    schema,
    onSubmit: async (values) => {
      if (await onSubmit(values)) draft.finish();
    },
  });
  const draft = useFormDraft(`${props.draft}-${writer ?? 'visitor'}` as DraftName, form);
  const solved = captcha.state === 'solved';
  return (
    <form {...form.formProps}>
      <Stack gap={3}>
        <ConfirmAddress {...confirmation} />
        <FormSummary {...form.summary} />
        <DraftNotice draft={draft} text={texts['messaging.form.draft']} />
        {fields?.((name) => form.field(name as Path<Values>), texts)}
        <TextArea
          {...form.field('message' as Path<Values>)}
          label={texts['messaging.form.message']}
          height={limits.modal.textAreaHeight}
          limit={limit}
        />
        <CaptchaField state={captcha.state} onStart={captcha.start} />
        <FormActions note={solved ? undefined : texts['messaging.form.captchaFirst']}>
          <Button type="submit" busy={form.busy} disabled={!solved || confirmation.isMissing}>
            {texts['messaging.form.submit']}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}
