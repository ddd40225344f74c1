import { useState } from 'react';
import * as formCalls from '@summit/contract/calls/forms';
import type { SendableFormType } from '@summit/contract/forms/sendable-forms';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useServerDataOr } from '@summit/shared-auth/server-view';
import { useEventFacts } from '@summit/shared-site/event/event-facts';
import { Button } from '@summit/shared-ui/actions/button';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { NeedsScript } from '@summit/shared-ui/form/needs-script';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { SentPanel } from '../shared/bands/sent-panel.tsx';
import { nullWhenMissing } from '../shared/lists/null-when-missing.ts';
import { FillForm } from './fill-form.tsx';
import * as styles from './sent-form.module.css';
import type { SentFormPageId, SentFormTexts } from './sent-form-texts.ts';

interface SentFormProps {
  page: SentFormPageId;
  type: SendableFormType;
  texts: SentFormTexts;
}

/** The form, its confirmation once it was sent, or a notice that it is closed. Suspends; throws ApiError. */
export function SentForm({ page, type, texts }: SentFormProps) {
  const description = useServerDataOr(formCalls.form, { params: { type } }, nullWhenMissing);
  const mail = useEventFacts()?.event.contactEmail;
  const [reference, setReference] = useState<string | null>(null);
  // What was sent before the form was closed has arrived.
  if (reference !== null) {
    return (
      <SentPanel level={2} title={texts[`${page}.sent.title`]} text={texts[`${page}.sent.text`]}>
        <p className={styles.reference}>
          {texts[`${page}.sent.reference`]} <strong>{reference}</strong>
        </p>
        <Button variant="secondary" onClick={() => setReference(null)}>
          {texts[`${page}.sent.again`]}
        </Button>
      </SentPanel>
    );
  }
  if (!description?.isOpen) {
    return (
      <EmptyState
        level={2}
        title={texts[`${page}.closed.title`]}
        action={
          <SiteLink className="arrow-link" to={href(pages.engage)}>
            {texts[`${page}.closed.action`]}
          </SiteLink>
        }
      >
        {texts[`${page}.closed.text`]}
      </EmptyState>
    );
  }
  return (
    <div className={styles.words}>
      <div>
        <h2>{texts[`${page}.form.title`]}</h2>
        <p className="soft">{texts[`${page}.form.lead`]}</p>
      </div>
      <NeedsScript text={texts[`${page}.form.script`]}>
        {mail && <a href={`mailto:${mail}`}>{mail}</a>}
      </NeedsScript>
      <FillForm page={page} type={type} fields={description.fields} texts={texts} onSent={setReference} />
    </div>
  );
}
