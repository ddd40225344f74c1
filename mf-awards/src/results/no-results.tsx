import { awardsResultsTexts } from '@summit/contract/texts/awards-results';
import { useServerTexts } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { useEdition } from './results-data.ts';

/** Shown for a year without results: they are not published yet, or there were none. */
export function NoResults() {
  const texts = useServerTexts(awardsResultsTexts, 'awards');
  const { isPast } = useEdition();
  const why = isPast ? 'noYear' : 'empty';
  const title = texts[`awards.results.${why}.title`];
  const text = texts[`awards.results.${why}.text`];
  return (
    <>
      {/* Any other year leads here, so that search engines must not take each of these addresses for a page. */}
      {isPast && <PageMeta title={title} description={text} robots="noindex" status={404} />}
      <EmptyState level={2} title={title}>
        {text}
      </EmptyState>
    </>
  );
}
