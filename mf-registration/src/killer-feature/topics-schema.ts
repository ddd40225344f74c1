import type { ObjectSchema } from 'yup';
import { visitorErrorMessage } from '@summit/contract/errors/visitor-errors';
import { fields, optionalFlag, requiredText } from '@summit/contract/forms/rules';
import { countTyped } from '@summit/contract/words/count-characters';
import { array, mixed, ValidationError } from '@summit/contract/yup';
import type { TopicValues } from './topic-values.ts';

/** The rules of the server, with its messages; how long a comment may be is a setting. */
export function topicsSchema(commentLimit: number): ObjectSchema<TopicValues> {
  return fields({
    topics: array(requiredText()).max(50),
    comments: mixed<Record<string, string>>().test('tooLong', (comments) => {
      const tooLong = Object.keys(comments ?? {}).filter(
        (id) => countTyped(comments?.[id] ?? '') > commentLimit,
      );
      const message = visitorErrorMessage('killer-feature-0001');
      return tooLong.length === 0
        ? true
        : new ValidationError(tooLong.map((id) => new ValidationError(message, '', `comments.${id}`)));
    }),
    approveMessages: optionalFlag().test(
      'approved',
      visitorErrorMessage('killer-feature-0002'),
      (approved, context) => {
        const { topics } = context.parent as TopicValues;
        return approved === true || topics.length === 0;
      },
    ),
  }) as unknown as ObjectSchema<TopicValues>;
}
