import { href } from '@summit/contract/site-map';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { Redirect } from '@summit/shared-ui/navigation/redirect';
import { SpeakerView } from './speaker-view.tsx';

/** The profile of a speaker whose id is in the search part of the address; without one, all speakers. */
export default function SpeakerByIdPage() {
  const [search] = useSearch();
  const id = search.get('id')?.trim() ?? '';
  return id === '' ? <Redirect to={href('speakers')} /> : <SpeakerView id={id} />;
}
