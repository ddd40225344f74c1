import { useEffect, useEffectEvent, useState } from 'react';
import { pageAt } from '@summit/contract/releases/live-remotes';
import { Button } from '@summit/shared-ui/actions/button';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import type { PageCode } from '../../../federation/page-code.ts';
import { useRemotes } from '../../../federation/remotes-context.tsx';
import { reportFailure } from '../../../federation/report-failure.ts';
import { reloadForNewerBuild } from '../newer-build.ts';
import * as styles from './late-page-notice.module.css';

interface LatePageNoticeProps {
  code: PageCode;
}

/** The notice that the page can be read but not used, because its code did not load. */
export function LatePageNotice({ code }: LatePageNoticeProps) {
  const { live, refresh } = useRemotes();
  const { pathname } = useSitePath();
  // Until it is known that no reload follows, to avoid flashing a message that the reload removes.
  const [isReloading, setIsReloading] = useState(true);
  const reloads = useEffectEvent(async () => {
    const found = pageAt(live, pathname);
    if (!found) return false;
    reportFailure(found.remote, code.error(), found.page.id);
    return reloadForNewerBuild(code.error(), found.remote, refresh);
  });
  useEffect(() => {
    let isShown = true;
    void reloads()
      .catch(() => false)
      .then((sure) => isShown && setIsReloading(sure));
    return () => void (isShown = false);
  }, []);
  if (isReloading) return null;
  return (
    <div className={styles.strip}>
      <Notice
        tone="danger"
        live
        title="This part of the site is temporarily unavailable"
        action={
          <Button variant="secondary" size="small" onClick={code.retry}>
            Try again
          </Button>
        }
      >
        You can read it. Its buttons and forms work once it has loaded, and what you type stays.
      </Notice>
    </div>
  );
}
