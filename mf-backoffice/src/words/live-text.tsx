import { Typography } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as settingsCalls from '@summit/contract/calls/settings';
import { eventPlaces } from '@summit/contract/money-and-time/event-places';
import type { Entry } from '../resources/entry-types.ts';
import { useRead } from '../shared/data/read.ts';
import { PagePreview } from './page-preview.tsx';
import { pageOfText } from './preview-pages.ts';
import { usePreview } from './use-preview.ts';
import { findWording, piecesOf } from './wording-on-page.ts';

/** A preview of the page with a text, with the wording that is being typed. It must be inside the form of the text. */
export function LiveText({ entry }: { entry: Entry }) {
  const { shown, frame } = usePreview(pageOfText(entry.key));
  const { content: stored = '', type } = entry.values as { content?: string; type?: string };
  const isRich = type === 'html';
  const typed = useWatch({ name: 'content' }) as string | undefined;
  const content = typed ?? stored;
  const event = useRead(settingsCalls.settings).data?.event;
  const places = event ? JSON.stringify(eventPlaces(event)) : null;
  // The wording that the page was loaded with, whatever was saved since.
  const [begun, setBegun] = useState(stored);
  const wording = useMemo(
    () =>
      shown.document?.body && places !== null
        ? findWording(shown.document, begun, isRich, JSON.parse(places) as Record<string, string>)
        : null,
    [shown, begun, isRich, places],
  );
  const take = (document: Document | null) => {
    setBegun(stored);
    frame.onDocument(document);
  };
  useEffect(() => wording?.reveal(), [wording]);
  useEffect(() => wording?.show(content), [wording, content]);
  const isOfMail = entry.key.startsWith('mail.');
  const hasOtherPieces = piecesOf(begun, isRich).length !== piecesOf(content, isRich).length;
  return (
    <PagePreview {...frame} onDocument={take}>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1, minHeight: 20 }}>
        {wordsOf()}
      </Typography>
    </PagePreview>
  );

  function wordsOf(): string {
    if (isOfMail) return 'This text is in an email, not on a page.';
    if (!wording) return 'The page is loading.';
    if (wording.count === 0) {
      return 'This text is not on this page. Choose another page if you know where it is.';
    }
    if (hasOtherPieces) return 'Added and removed lines appear here once they are saved.';
    return wording.count === 1
      ? 'Marked on the page.'
      : `On the page ${wording.count} times; the first is marked.`;
  }
}
