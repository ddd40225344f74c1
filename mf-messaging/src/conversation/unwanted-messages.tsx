import { useId, useState } from 'react';
import { fillText } from '@summit/contract/words/text-lookup';
import { Button } from '@summit/shared-ui/actions/button';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Stack } from '@summit/shared-ui/layout/stack';
import type { ConversationTexts, OpenConversation } from './conversation-view.ts';
import { ReportForm } from './report-form.tsx';

type Wanted = 'block' | 'unblock' | 'stop' | 'resume' | 'report';

interface UnwantedMessagesProps {
  conversation: OpenConversation;
  name: string;
  texts: ConversationTexts;
  busy: boolean;
  /** Resolves to whether it was done. */
  onChange: (wanted: Wanted, reason?: string) => Promise<boolean>;
}

/** Blocking the other one, reporting the conversation, and stopping all messages: each can be taken back but a report. */
export function UnwantedMessages({ conversation, name, texts, busy, onChange }: UnwantedMessagesProps) {
  const { isBlocked, isStopped, isReported } = conversation;
  const [isReporting, setReporting] = useState(false);
  const heading = useId();
  const button = (wanted: 'block' | 'unblock' | 'stop' | 'resume') => (
    <Button variant="secondary" size="small" disabled={busy} onClick={() => void onChange(wanted)}>
      {fillText(texts[`conversation.${wanted}.action`], { name })}
    </Button>
  );
  return (
    <section aria-labelledby={heading}>
      <Stack gap={2}>
        <h3 id={heading}>{texts['conversation.more.title']}</h3>
        {isReported && <Notice>{texts['conversation.reported']}</Notice>}
        <Stack gap={2} row wrap>
          {button(isBlocked ? 'unblock' : 'block')}
          {button(isStopped ? 'resume' : 'stop')}
          {!isReported && !isReporting && (
            <Button variant="secondary" size="small" onClick={() => setReporting(true)}>
              {texts['conversation.report.action']}
            </Button>
          )}
        </Stack>
        {isReporting && !isReported && (
          <ReportForm
            {...{ name, texts, busy }}
            onSend={(reason) => onChange('report', reason)}
            onClose={() => setReporting(false)}
          />
        )}
      </Stack>
    </section>
  );
}
