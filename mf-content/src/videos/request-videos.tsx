import { videoCalls } from '@summit/contract/calls/videos';
import { email, fields } from '@summit/contract/rules';
import { useServerAction } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/form/button';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { NeedsScript } from '@summit/shared-ui/form/needs-script';
import { TextField } from '@summit/shared-ui/form/text-field';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { SentPanel } from '../shared/sent-panel.tsx';
import type { VideoTexts } from './video-answer.ts';

const requestSchema = fields({ email: email() });

interface RequestVideosProps {
  texts: VideoTexts;
  /** For visitors without script. */
  contact?: string;
}

/** Asks for a mail with a link that opens the videos on request. */
export function RequestVideos({ texts, contact }: RequestVideosProps) {
  const request = useServerAction(videoCalls.requestVideos);
  const form = useSiteForm({
    schema: requestSchema,
    defaultValues: { email: '' },
    trim: ['email'],
    onSubmit: async (query) => {
      await request.run({ query });
    },
  });
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
        <TextField
          {...form.field('email')}
          label={texts['videos.request.email']}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <FormActions>
          <Button type="submit" busy={form.busy} busyLabel="Sending">
            {texts['videos.request.submit']}
          </Button>
        </FormActions>
      </FormBody>
    </>
  );
}
