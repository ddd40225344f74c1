import type { CSSProperties } from 'react';
import { type LivePage, pageAt } from '@summit/contract/releases/live-remotes';
import type { HeaderKind } from '@summit/contract/site/header-heights';
import { Skeleton, SkeletonGrid } from '@summit/shared-ui/feedback/skeleton';
import { Container } from '@summit/shared-ui/layout/container';
import { Stack } from '@summit/shared-ui/layout/stack';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import { useRemotes } from '../../../federation/remotes-context.tsx';
import { NoScriptPage } from '../no-script.tsx';
import * as styles from './page-skeleton.module.css';

type Shape = 'form' | 'people' | 'logos' | 'rows' | 'words';

const shapes: Partial<Record<HeaderKind, Shape>> = {
  agenda: 'rows',
  attendees: 'people',
  speakers: 'people',
  sponsors: 'logos',
};

/**
 * The skeleton of the page that is loading: the height of its header, and the typical parts of its kind of page.
 * Without script the page never loads, and visitors see what they can do instead.
 */
export function PageSkeleton() {
  const { pathname } = useSitePath();
  const { live } = useRemotes();
  const page = pageAt(live, pathname)?.page;
  const kind = page?.headerKind ?? 'plain';
  const shape = getShape(page);
  // A form's page has this hint beside the form.
  const isBrowserPage = page?.renderMode === 'browser';
  return (
    <div className={styles.pageSkeleton} data-shape={shape}>
      {isBrowserPage && <NoScriptPage page={page.id} />}
      <div className={isBrowserPage ? 'needs-script' : undefined}>
        {page?.frame !== 'none' && (
          <>
            <div
              className={styles.headerShape}
              style={{ '--height': `var(--header-${kind})` } as CSSProperties}
            >
              <Container>
                <Skeleton width={kind === 'home' ? '62%' : '38%'} height={kind === 'agenda' ? 36 : 64} />
                {kind !== 'agenda' && <Skeleton width="54%" height={24} />}
              </Container>
            </div>
            <Container>{bodies[shape]}</Container>
          </>
        )}
      </div>
    </div>
  );
}

function getShape(page: LivePage | undefined): Shape {
  const shape = page && shapes[page.headerKind];
  return shape ?? (page && page.renderMode !== 'server' ? 'form' : 'words');
}

const field = (
  <div>
    <Skeleton width="9em" height={18} />
    <Skeleton height={52} />
  </div>
);

const bodies = {
  form: (
    <div className={styles.formShape}>
      <Stack gap={3}>
        {field}
        {field}
        {field}
        <Skeleton width="12rem" height={52} />
      </Stack>
    </div>
  ),
  people: <SkeletonGrid columns={4} count={8} ratio="4/5" />,
  logos: <SkeletonGrid columns={4} count={8} ratio="16/9" />,
  rows: (
    <Stack gap={2}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height={96} />
      ))}
    </Stack>
  ),
  words: (
    <Stack gap={6}>
      <div className={styles.wordsShape}>
        <Skeleton width="70%" height={48} />
        <div>
          <Skeleton lines={5} height="1.1em" />
        </div>
      </div>
      <SkeletonGrid columns={3} count={3} ratio="4/3" />
    </Stack>
  ),
};
