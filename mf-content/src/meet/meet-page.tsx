import { messagesHash } from '@summit/contract/site/page-hashes';
import { meetTexts } from '@summit/contract/texts/meet';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { pointRows } from '../shared/maps/point-rows.ts';
import { MeetSteps } from './meet-steps.tsx';
import { MyMessages } from './my-messages.tsx';
import { MySuggestions } from './my-suggestions.tsx';
import { TopicsInRoom } from './topics-in-room.tsx';

/** Suggestions of people who chose the same topics, and the attendee's messages. */
export default function MeetPage() {
  const texts = useServerTexts(meetTexts, 'meet.');
  return (
    <>
      <PageTop page="meet" texts={texts} />
      <Section title={texts['meet.suggestions.title']} ruled={false}>
        <MySuggestions texts={texts} />
      </Section>
      <Section id={messagesHash} title={texts['meet.messages.title']} lead={texts['meet.messages.lead']}>
        <MyMessages texts={texts} />
      </Section>
      <Section title={texts['meet.topics.title']} lead={texts['meet.topics.lead']}>
        <DataPart label="topics" skeleton={<Skeleton lines={4} height={48} />}>
          <TopicsInRoom empty={texts['meet.topics.empty']} />
        </DataPart>
      </Section>
      <Section title={texts['meet.steps.title']}>
        <MeetSteps steps={pointRows(texts['meet.steps.items'])} />
      </Section>
    </>
  );
}
