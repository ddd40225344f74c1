import type * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import type { BodyOf } from '@summit/contract/requests/call';
import type { AttendeeDetails } from '@summit/shared-auth';
import { lazySchema } from '@summit/shared-ui/form/lazy-schema';
import type { TopicValues } from './topic-values.ts';

/** The rules, loaded with the first focus; how long a comment may be is a setting. */
export function topicsRules(commentLimit: number) {
  return lazySchema<TopicValues>([], async () =>
    (await import('./topics-schema.ts')).topicsSchema(commentLimit),
  );
}

/** The initial values: what was chosen before. */
export function chosenBefore({ tags }: AttendeeDetails): TopicValues {
  return {
    topics: tags.map(({ id }) => id),
    comments: Object.fromEntries(tags.map(({ id, comment }) => [id, comment ?? ''])),
    approveMessages: false,
  };
}

type TopicsBody = BodyOf<(typeof attendeeRegistrationCalls)['submitKillerFeature']>;

/** The request's fields. */
export function getBody({ topics, comments, approveMessages }: TopicValues): TopicsBody {
  const tags = topics.map((id) => {
    const comment = (comments[id] ?? '').trim();
    return comment === '' ? { id } : { id, comment };
  });
  return { tags, approveMessages };
}
