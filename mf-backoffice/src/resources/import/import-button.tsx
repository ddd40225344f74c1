import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import type { ResourceId } from '@summit/contract/organising/resources';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';

const ImportDialog = lazyWithRetry(() => import('./import-dialog.tsx'));

/** Imports a table, which adds and changes many entries at once. */
export function ImportButton({ resource }: { resource: ResourceId }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Import</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog resource={resource} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
