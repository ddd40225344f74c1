import { useRouteParams } from '@summit/shared-ui/navigation/navigation';
import { SpeakerView } from './speaker-view.tsx';

/** The profile of a speaker whose id is in the path. */
export default function SpeakerPage() {
  const { speakerId = '' } = useRouteParams();
  return <SpeakerView id={speakerId} />;
}
