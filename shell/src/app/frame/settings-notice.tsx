import { useState } from 'react';
import { frameTexts } from '@summit/contract/texts/frame';
import { frameMessageTexts } from '@summit/contract/texts/frame-messages';
import { Button } from '@summit/shared-ui/actions/button';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Stack } from '@summit/shared-ui/layout/stack';
import { Corner } from '../parts/corner.tsx';

/** The notice that the site's settings and texts are unavailable, so that the frame shows its defaults. */
export function SettingsNotice({ onRetry }: { onRetry: () => void }) {
  const [closed, close] = useState(false);
  if (closed) return null;
  const action = (
    <Stack row wrap gap={1}>
      <Button size="small" onClick={onRetry}>
        {frameTexts['frame.error.retry']}
      </Button>
      <Button size="small" variant="quiet" onClick={() => close(true)}>
        Close
      </Button>
    </Stack>
  );
  return (
    <Corner>
      <Notice tone="warning" live title={frameMessageTexts['frame.error.settings']} action={action}>
        {frameMessageTexts['frame.error.settings.text']}
      </Notice>
    </Corner>
  );
}
