import { fullName } from '@summit/contract/words/full-name';
import { useAddressOf } from '@summit/shared-auth';
import { useRegisteredAction } from '@summit/shared-site/visitor/registered-action';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { useOpenDialog } from '@summit/shared-ui/overlays/open-dialog';
import { FoundLine } from '../shared/lists/found-line.tsx';
import { PageLinks } from '../shared/lists/page-links.tsx';
import { AttendeeItem } from './attendee-item.tsx';
import * as styles from './attendee-list.module.css';
import { type ListedAttendee, useAttendees } from './attendee-response.ts';
import type { AttendeeTexts } from './attendee-texts.ts';
import { attendeesHref, type AttendeeView, everybody, isListNarrowed } from './attendee-view.ts';

interface AttendeeListProps {
  view: AttendeeView;
  texts: AttendeeTexts;
  /** Called when the visitor chooses another page of the list. */
  onTurn: () => void;
}

/** One page of people, each with an envelope if they accept messages. */
export function AttendeeList({ view, texts, onTurn }: AttendeeListProps) {
  const page = useAttendees(view);
  const getAddress = useAddressOf();
  const openDialog = useOpenDialog();
  const act = useRegisteredAction();
  const all = everybody(view.edition);

  if (page === null) {
    return (
      <EmptyState
        level={2}
        title={texts['attendees.lastYear.hidden.title']}
        action={
          <SiteLink className="arrow-link" to={everybody('current')}>
            {texts['attendees.tabs.current']}
          </SiteLink>
        }
      >
        {texts['attendees.lastYear.hidden.text']}
      </EmptyState>
    );
  }
  const write = (attendee: ListedAttendee) =>
    act(() => openDialog('messageAttendee', { receiverId: attendee.id, receiverName: fullName(attendee) }));
  const { attendees, totalItems, totalPages } = page;
  return (
    <>
      <FoundLine
        count={totalItems}
        one="attendee"
        many="attendees"
        search={view.either}
        narrowed={isListNarrowed(view)}
        all={all}
      />
      {attendees.length === 0 ? (
        <EmptyList view={view} pages={totalPages} texts={texts} />
      ) : (
        <ul className={styles.people} role="list">
          {attendees.map((attendee) => (
            <AttendeeItem
              key={attendee.id}
              attendee={attendee}
              picture={attendee.imageUrl && getAddress(attendee.imageUrl)}
              messageLabel={texts['attendees.message.action']}
              onMessage={write}
            />
          ))}
        </ul>
      )}
      {attendees.length > 0 && (
        <PageLinks
          label="Attendees"
          page={view.page}
          pages={totalPages}
          to={(page) => attendeesHref({ ...view, page })}
          onTurn={onTurn}
        />
      )}
    </>
  );
}

/** Shown for an empty page: there are no matches, or the list ends before it. */
function EmptyList({ view, pages, texts }: { view: AttendeeView; pages: number; texts: AttendeeTexts }) {
  const isBeyond = pages > 0;
  const kind = isBeyond ? 'beyond' : 'empty';
  return (
    <EmptyState
      level={2}
      title={texts[`attendees.${kind}.title`]}
      action={
        <SiteLink
          className="arrow-link"
          to={isBeyond ? attendeesHref({ ...view, page: pages }) : everybody(view.edition)}
        >
          {isBeyond ? texts['attendees.beyond.action'] : 'Everybody'}
        </SiteLink>
      }
    >
      {texts[`attendees.${kind}.text`]}
    </EmptyState>
  );
}
