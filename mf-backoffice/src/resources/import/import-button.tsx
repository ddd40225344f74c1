import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { ResourceId } from '@summit/contract/organising/resources';

const ImportDialog = lazy(() => import('./import-dialog.tsx'));

/** Adds and changes many at once. */
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
