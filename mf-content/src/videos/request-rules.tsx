import { memo, useLayoutEffect } from 'react';
import * as videoCalls from '@summit/contract/calls/videos';
import { email, fields } from '@summit/contract/forms/rules';
import { useServerAction } from '@summit/shared-auth';
import type { RulesProps } from '@summit/shared-site/form/late-form';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';

const requestSchema = fields({ email: email() });

export interface VideoRequest {
  email: string;
}

/** Validates and sends a request for access. */
export const RequestRules = memo(function RequestRules({ show }: RulesProps<VideoRequest>) {
  const request = useServerAction(videoCalls.requestVideos);
  const form = useSiteForm<VideoRequest>({
    schema: requestSchema,
    trim: ['email'],
    onSubmit: async (query) => {
      await request.run({ query });
      draft.finish();
    },
  });
  const draft = useFormDraft('video-request', form, { inTab: true });
  useLayoutEffect(() => show(form));
  return null;
});
