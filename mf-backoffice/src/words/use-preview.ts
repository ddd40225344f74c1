import { useCallback, useEffect, useState } from 'react';
import type { Scheme } from './page-preview.tsx';
import type { PreviewPage } from './preview-pages.ts';

/** The previewed page, and its document once it is loaded. */
export function usePreview(first: PreviewPage) {
  const [page, setPage] = useState(first);
  const [scheme, setScheme] = useState<Scheme>('light');
  const [shown, setShown] = useState<{ document: Document | null; loads: number }>({
    document: null,
    loads: 0,
  });
  const onDocument = useCallback((document: Document | null) => {
    // The same document may have been filled again.
    setShown(({ loads }) => ({ document, loads: loads + 1 }));
  }, []);
  useEffect(() => {
    if (shown.document) showIn(shown.document, scheme);
  }, [shown, scheme]);
  return { shown, frame: { page, scheme, onPage: setPage, onScheme: setScheme, onDocument } };
}

function showIn({ documentElement }: Document, scheme: Scheme): void {
  documentElement.dataset.theme = scheme;
}
