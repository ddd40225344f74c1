import { awardsResultsTexts } from '@summit/contract/texts/awards-results';
import { useServerTexts } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { useEdition } from './results-data.ts';

/** Shown for a year without results: they are not published yet, or there were none. */
export function NoResults() {
  const texts = useServerTexts(awardsResultsTexts, 'awards');
  const why = useEdition().isPast ? 'noYear' : 'empty';
  return (
    <EmptyState level={2} title={texts[`awards.results.${why}.title`]}>
      {texts[`awards.results.${why}.text`]}
    </EmptyState>
  );
}
