import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { SpeakerView } from './speaker-view.tsx';

/** The profile of a speaker whose id is in the search part of the address. */
export default function SpeakerByIdPage() {
  const [search] = useSearch();
  return <SpeakerView id={search.get('id') ?? ''} />;
}
