import * as settingsCalls from '@summit/contract/calls/settings';
import { href } from '@summit/contract/site/href';
import { loginHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { type AttendeeDetails, useServerDataQuery, useSession } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Stack } from '@summit/shared-ui/layout/stack';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { MeetTexts } from './meet-texts.ts';
import { SuggestionList } from './suggestion-list.tsx';

/** Suggestions for a signed-in attendee; an invitation for all others, which is what the server renders. */
export function MySuggestions({ texts }: { texts: MeetTexts }) {
  const phase = useSession((state) => state.phase);
  const attendee = useSession((state) => state.attendee);
  if (attendee && attendee.tags.length > 0) return <SuggestionList me={attendee} texts={texts} />;
  if (attendee) return <NoTopics me={attendee} texts={texts} />;
  if (phase === 'loading') return <Skeleton lines={6} height={96} />;
  return (
    <Stack gap={3} align="start">
      <p className="lead">{texts['meet.anonymous.text']}</p>
      <Stack gap={3} row wrap align="center">
        <ButtonLink to={href(pages.registrationAttendee)} icon="arrow-right">
          {texts['meet.anonymous.register']}
        </ButtonLink>
        <SiteLink className="arrow-link" to={`#${loginHash}`}>
          {texts['meet.anonymous.login']}
        </SiteLink>
      </Stack>
    </Stack>
  );
}

/** For a signed-in attendee without topics: a link to choose some, while the organisers offer them. */
function NoTopics({ me, texts }: { me: AttendeeDetails; texts: MeetTexts }) {
  const { data } = useServerDataQuery(settingsCalls.globalSettings);
  const canChoose = data?.killerFeatureIsEnabled === true && me.registrationStatus !== 'Completed';
  return (
    <EmptyState
      title={texts['meet.noTopics.title']}
      action={
        <SiteLink
          className="arrow-link"
          to={href(canChoose ? pages.registrationKillerFeature : pages.attendees)}
        >
          {texts[canChoose ? 'meet.noTopics.action' : 'meet.all.action']}
        </SiteLink>
      }
    >
      {texts[canChoose ? 'meet.noTopics.text' : 'meet.noTopics.closed']}
    </EmptyState>
  );
}
