import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Entry, EntryValues, ResourceField } from '../resources/entry-types.ts';
import { toForm } from '../resources/form/form-values.ts';
import { ContrastTable } from './contrast-table.tsx';
import { PagePreview } from './page-preview.tsx';
import { themeOfForm } from './theme-of-form.ts';
import { createThemeOnPage } from './theme-on-page.ts';
import { usePreview } from './use-preview.ts';

/** A preview of a page with the chosen theme, and the contrast of its colours. It must be inside the form of the theme. */
export function LiveTheme({ fields, entry }: { fields: readonly ResourceField[]; entry: Entry }) {
  const { shown, frame } = usePreview('home');
  const values = useWatch() as EntryValues;
  const key = JSON.stringify(values);
  const theme = useMemo(() => themeOfForm(fields, JSON.parse(key) as EntryValues), [fields, key]);
  const stored = () => themeOfForm(fields, toForm(fields, entry.values as EntryValues));
  // The theme that the page was loaded with, whatever was saved since.
  const [begun, setBegun] = useState(stored);
  const show = useMemo(
    () => (shown.document?.body ? createThemeOnPage(shown.document, begun) : null),
    [shown, begun],
  );
  useEffect(() => show?.(theme), [show, theme]);
  const take = (document: Document | null) => {
    setBegun(stored());
    frame.onDocument(document);
  };
  return (
    <PagePreview {...frame} onDocument={take}>
      <ContrastTable theme={theme} />
    </PagePreview>
  );
}
