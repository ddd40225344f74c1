import { useEffect, useRef } from 'react';
import { fields, optionalText } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { fillText } from '@summit/contract/words/text-lookup';
import { Button } from '@summit/shared-ui/actions/button';
import { TextArea } from '@summit/shared-ui/fields/text-area';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { Stack } from '@summit/shared-ui/layout/stack';
import type { ConversationTexts } from './conversation-view.ts';

const schema = fields({ reason: optionalText(limits.longText) });

interface ReportFormProps {
  name: string;
  texts: ConversationTexts;
  busy: boolean;
  onSend: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** The form for a report: explains its effect, and takes an optional reason. Takes the focus. */
export function ReportForm({ name, texts, busy, onSend, onClose }: ReportFormProps) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  const form = useSiteForm({
    schema,
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      if (await onSend(reason ?? '')) onClose();
    },
  });
  return (
    <form {...form.formProps}>
      <Stack gap={3}>
        <p ref={lead} tabIndex={-1}>
          {fillText(texts['conversation.report.lead'], { name })}
        </p>
        <FormSummary {...form.summary} />
        <TextArea
          {...form.field('reason')}
          label={texts['conversation.report.reason']}
          limit={limits.longText}
          rows={4}
          optional
        />
        <FormActions>
          <Button type="submit" busy={busy}>
            {texts['conversation.report.submit']}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts['conversation.report.cancel']}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}
