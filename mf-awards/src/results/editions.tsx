import { awardsPages } from '@summit/contract/awards/awards-pages';
import * as settingsCalls from '@summit/contract/calls/settings';
import type { ResultsPageId } from '@summit/contract/shapes/awards';
import { href } from '@summit/contract/site/href';
import { awardsResultsTexts } from '@summit/contract/texts/awards-results';
import { useServerData, useServerTexts } from '@summit/shared-auth';
import { TabLinks } from '@summit/shared-ui/layout/tabs';

interface EditionsProps {
  page: ResultsPageId;
  years: readonly number[];
  current: string;
}

/** Links to the editions with results, the latest first; empty while the displayed edition is the only one. */
export function Editions({ page, years, current }: EditionsProps) {
  const texts = useServerTexts(awardsResultsTexts, 'awards');
  const present = useServerData(settingsCalls.settings).awards.year;
  if (years.every((year) => String(year) === current)) return null;
  return (
    <TabLinks
      label={texts['awards.results.editions']}
      items={years.map((year) => ({
        to: href(awardsPages[page], year === present ? {} : { search: { year } }),
        label: String(year),
        current: String(year) === current,
      }))}
    />
  );
}
