import { useState } from 'react';
import * as conversationCalls from '@summit/contract/calls/conversations';
import * as limits from '@summit/contract/limits/limits';
import type { DraftName } from '@summit/contract/session/storage-keys';
import { answerBody } from '@summit/contract/shapes/conversations';
import { fillText } from '@summit/contract/words/text-lookup';
import { isApiError, useServerAction } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { TextArea } from '@summit/shared-ui/fields/text-area';
import { DraftNotice } from '@summit/shared-ui/form/draft-notice';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { Stack } from '@summit/shared-ui/layout/stack';
import { useToast } from '@summit/shared-ui/overlays/toast';
import type { ConversationTexts, Named, OpenConversation } from './conversation-view.ts';

const schema = answerBody.pick(['message']);

interface AnswerFormProps {
  named: Named;
  conversation: OpenConversation;
  name: string;
  texts: ConversationTexts;
  onSent: (conversation: OpenConversation) => void;
  /** Called when a refusal shows that the conversation has changed, for example in another tab. */
  onStale: () => void;
  onChange: (wanted: 'unblock' | 'resume') => void;
  busy: boolean;
}

/** The form for the answer, or the reason why there can be none at the moment and how to change that. */
export function AnswerForm({ conversation, onChange, busy, ...rest }: AnswerFormProps) {
  const { name, texts } = rest;
  const { isStopped, isBlocked } = conversation;
  if (!isStopped && !isBlocked) return <OpenForm conversation={conversation} {...rest} />;
  const obstacle = isStopped ? 'stopped' : 'blocked';
  const wanted = obstacle === 'stopped' ? 'resume' : 'unblock';
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="secondary" size="small" busy={busy} onClick={() => onChange(wanted)}>
          {fillText(texts[`conversation.${wanted}.action`], { name })}
        </Button>
      }
    >
      {fillText(texts[`conversation.${obstacle}`], { name })}
    </Notice>
  );
}

type OpenFormProps = Omit<AnswerFormProps, 'onChange' | 'busy'>;

function OpenForm({ named, conversation, name, texts, onSent, onStale }: OpenFormProps) {
  const answer = useServerAction(conversationCalls.answerConversation, {
    refreshes: [conversationCalls.conversations, conversationCalls.unreadMessages],
  });
  const toast = useToast();
  // Each answer gets a new field, so that its character count restarts at zero.
  const [sent, setSent] = useState(0);
  const form = useSiteForm({ schema, defaultValues: { message: '' }, onSubmit: send });
  const draft = useFormDraft(`answer-${conversation.id}` satisfies DraftName, form);

  async function send({ message }: { message: string }): Promise<void> {
    try {
      onSent(await answer.run({ body: { ...named, message } }));
      form.methods.reset({ message: '' });
      // The next answer is a draft again.
      draft.restart();
      setSent((before) => before + 1);
      toast(fillText(texts['conversation.answer.sent'], { name }));
    } catch (error) {
      if (isApiError(error) && error.code === 'conversation-0003') onStale();
      throw error;
    }
  }

  return (
    <form {...form.formProps}>
      <Stack gap={3}>
        <FormSummary {...form.summary} />
        <DraftNotice draft={draft} text={texts['conversation.answer.draft']} />
        <TextArea
          {...form.field('message')}
          key={sent}
          label={fillText(texts['conversation.answer.label'], { name })}
          limit={limits.message}
        />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {texts['conversation.answer.submit']}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}
