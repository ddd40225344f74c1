import { array, mixed, type ObjectSchema, ValidationError } from 'yup';
import type { BodyOf } from '@summit/contract/call';
import type { attendeeRegistrationCalls } from '@summit/contract/calls/attendee-registration';
import { errorMessage } from '@summit/contract/errors';
import { fields, optionalFlag, requiredText } from '@summit/contract/rules';
import type { AttendeeDetails } from '@summit/shared-auth';

export interface TopicValues {
  /** Ids of the chosen tags. */
  topics: string[];
  /** What is said about them, by the tag's id; of tags that are not chosen any more, too. */
  comments: Record<string, string>;
  approveMessages: boolean;
}

/** The rules of the server, with its messages; how long a comment may be is a setting. */
export function topicsSchema(commentLimit: number): ObjectSchema<TopicValues> {
  return fields({
    topics: array(requiredText()).max(50),
    comments: mixed<Record<string, string>>().test('tooLong', (comments) => {
      const tooLong = Object.keys(comments ?? {}).filter(
        (id) => (comments?.[id] ?? '').length > commentLimit,
      );
      const message = errorMessage('killer-feature-0001');
      return tooLong.length === 0
        ? true
        : new ValidationError(tooLong.map((id) => new ValidationError(message, '', `comments.${id}`)));
    }),
    approveMessages: optionalFlag().test(
      'approved',
      errorMessage('killer-feature-0002'),
      (approved, context) => {
        const { topics } = context.parent as TopicValues;
        return approved === true || topics.length === 0;
      },
    ),
  }) as unknown as ObjectSchema<TopicValues>;
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
export function bodyOf({ topics, comments, approveMessages }: TopicValues): TopicsBody {
  const tags = topics.map((id) => {
    const comment = (comments[id] ?? '').trim();
    return comment === '' ? { id } : { id, comment };
  });
  return { tags, approveMessages };
}
