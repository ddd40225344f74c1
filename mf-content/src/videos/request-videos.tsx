import { useLateForm } from '@summit/shared-site/form/late-form';
import { Button } from '@summit/shared-ui/actions/button';
import { EmailField } from '@summit/shared-ui/form/email-field';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { NeedsScript } from '@summit/shared-ui/form/needs-script';
import { SentPanel } from '../shared/bands/sent-panel.tsx';
import type { VideoRequest } from './request-rules.tsx';
import type { VideoTexts } from './video-response.ts';

const loadRules = async () => (await import('./request-rules.tsx')).RequestRules;

interface RequestVideosProps {
  texts: VideoTexts;
  /** For visitors without JavaScript. */
  contact?: string;
}

/** Requests an e-mail with a link that opens the videos on request. */
export function RequestVideos({ texts, contact }: RequestVideosProps) {
  const { form, Rules, show } = useLateForm<VideoRequest, object>(loadRules, ['email']);
  if (form.submitted) {
    return <SentPanel title={texts['videos.request.sent.title']} text={texts['videos.request.sent.text']} />;
  }
  return (
    <>
      <NeedsScript text={texts['videos.request.script']}>
        {contact && <a href={`mailto:${contact}`}>{contact}</a>}
      </NeedsScript>
      <FormBody {...form.formProps}>
        {Rules && <Rules show={show} />}
        <FormSummary {...form.summary} />
        <EmailField {...form.field('email')} label={texts['videos.request.email']} />
        <FormActions>
          <Button type="submit" busy={form.busy} busyLabel="Sending">
            {texts['videos.request.submit']}
          </Button>
        </FormActions>
      </FormBody>
    </>
  );
}
