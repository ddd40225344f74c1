import * as videoCalls from '@summit/contract/calls/videos';
import { email, fields } from '@summit/contract/forms/rules';
import { useServerAction } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { EmailField } from '@summit/shared-ui/fields/email-field';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { NeedsScript } from '@summit/shared-ui/form/needs-script';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { SentPanel } from '../shared/bands/sent-panel.tsx';
import type { VideoTexts } from './video-response.ts';

const requestSchema = fields({ email: email() });

interface RequestVideosProps {
  texts: VideoTexts;
  /** A contact for visitors without JavaScript. */
  contact?: string;
}

/** A form that requests an email with a link to the videos on request. */
export function RequestVideos({ texts, contact }: RequestVideosProps) {
  const request = useServerAction(videoCalls.requestVideos);
  const form = useSiteForm<{ email: string }>({
    schema: requestSchema,
    trim: ['email'],
    onSubmit: async (query) => {
      await request.run({ query });
      draft.finish();
    },
  });
  const draft = useFormDraft('video-request', form, { inTab: true });
  if (form.submitted) {
    return <SentPanel title={texts['videos.request.sent.title']} text={texts['videos.request.sent.text']} />;
  }
  return (
    <>
      <NeedsScript text={texts['videos.request.script']}>
        {contact && <a href={`mailto:${contact}`}>{contact}</a>}
      </NeedsScript>
      <FormBody {...form.formProps}>
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
