import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { fullName } from '@summit/contract/words/full-name';
import { type AttendeeDetails, useAddressOf } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Grid } from '@summit/shared-ui/layout/grid';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { useOpenDialog } from '@summit/shared-ui/overlays/open-dialog';
import type { MeetTexts } from './meet-texts.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import { useSuggestions } from './suggestions-response.ts';

/** For more people than this the attendee list is more suitable. */
const shown = 12;

/** People who chose the same topics, with those topics, and an envelope for people who accept messages. */
export function SuggestionList({ me, texts }: { me: AttendeeDetails; texts: MeetTexts }) {
  const { data, error, refetch } = useSuggestions(me);
  const getAddress = useAddressOf();
  const openDialog = useOpenDialog();
  if (error) {
    return (
      <ErrorState title="The suggestions could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton lines={6} height={96} />;
  if (data.length === 0) {
    return (
      <EmptyState
        title={texts['meet.nobody.title']}
        action={
          <SiteLink className="arrow-link" to={href(pages.attendees)}>
            {texts['meet.all.action']}
          </SiteLink>
        }
      >
        {texts['meet.nobody.text']}
      </EmptyState>
    );
  }
  return (
    <Grid columns={3}>
      {data.slice(0, shown).map(({ attendee, shared }) => (
        <SuggestionCard
          key={attendee.id}
          attendee={attendee}
          shared={shared}
          sharedLabel={texts['meet.shared.label']}
          picture={attendee.imageUrl && getAddress(attendee.imageUrl)}
          messageLabel={texts['meet.message.action']}
          onMessage={() =>
            openDialog('messageAttendee', { receiverId: attendee.id, receiverName: fullName(attendee) })
          }
        />
      ))}
    </Grid>
  );
}
