import { useEffect, useId, useRef, useState } from 'react';
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
  /** Resolves to whether the change succeeded. */
  onChange: (wanted: Wanted, reason?: string) => Promise<boolean>;
}

/** Blocking the other person, reporting the conversation, and stopping all messages; all but a report can be undone. */
export function UnwantedMessages({ conversation, name, texts, busy, onChange }: UnwantedMessagesProps) {
  const { isBlocked, isStopped, isReported } = conversation;
  const [report, setReport] = useState<'none' | 'open' | 'closed'>('none');
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form that had the focus is gone.
    if (report === 'closed') title.current?.focus();
  }, [report]);
  const button = (wanted: 'block' | 'unblock' | 'stop' | 'resume') => (
    <Button variant="secondary" size="small" busy={busy} onClick={() => void onChange(wanted)}>
      {fillText(texts[`conversation.${wanted}.action`], { name })}
    </Button>
  );
  return (
    <section aria-labelledby={heading}>
      <Stack gap={2}>
        <h3 id={heading} ref={title} tabIndex={-1}>
          {texts['conversation.more.title']}
        </h3>
        {isReported && <Notice>{texts['conversation.reported']}</Notice>}
        <Stack gap={2} row wrap>
          {button(isBlocked ? 'unblock' : 'block')}
          {button(isStopped ? 'resume' : 'stop')}
          {!isReported && report !== 'open' && (
            <Button variant="secondary" size="small" onClick={() => setReport('open')}>
              {texts['conversation.report.action']}
            </Button>
          )}
        </Stack>
        {report === 'open' && !isReported && (
          <ReportForm
            {...{ name, texts, busy }}
            onSend={(reason) => onChange('report', reason)}
            onClose={() => setReport('closed')}
          />
        )}
      </Stack>
    </section>
  );
}
