import { useEffect, useEffectEvent } from 'react';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { useOpenDialog } from '@summit/shared-ui/overlays/open-dialog';

/** Redirects a visitor whose invitation link was never issued to the home page, and says so there. */
export function UnknownInvitation({ requestId }: { requestId: string | null }) {
  const go = useGo();
  const openDialog = useOpenDialog();

  const leave = useEffectEvent(() => {
    go(href(pages.home), { replace: true });
    openDialog('unknownInvitation', { requestId });
  });
  useEffect(() => leave(), []);
  return null;
}
