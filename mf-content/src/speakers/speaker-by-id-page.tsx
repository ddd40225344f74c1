import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { speakersTexts } from '@summit/contract/texts/speakers';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { Redirect } from '@summit/shared-ui/navigation/redirect';
import { SpeakerView } from './speaker-view.tsx';

/** The profile of a speaker whose id is in the query string; without one, all speakers. */
export default function SpeakerByIdPage() {
  const [search] = useSearch();
  const id = search.get('id')?.trim() ?? '';
  if (id !== '') return <SpeakerView id={id} />;
  return (
    <>
      <PageMeta
        title={speakersTexts['speakerById.header.title']}
        description={speakersTexts['speakerById.meta.description']}
        robots="noindex"
      />
      <Redirect to={href(pages.speakers)} />
    </>
  );
}
