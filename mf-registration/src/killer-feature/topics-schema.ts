import { array, mixed, type ObjectSchema, ValidationError } from 'yup';
import { errorMessage } from '@summit/contract/errors/errors';
import { fields, optionalFlag, requiredText } from '@summit/contract/forms/rules';
import { countTyped } from '@summit/contract/words/count-characters';
import type { TopicValues } from './topic-values.ts';

/** The rules of the server, with its messages; how long a comment may be is a setting. */
export function topicsSchema(commentLimit: number): ObjectSchema<TopicValues> {
  return fields({
    topics: array(requiredText()).max(50),
    comments: mixed<Record<string, string>>().test('tooLong', (comments) => {
      const tooLong = Object.keys(comments ?? {}).filter(
        (id) => countTyped(comments?.[id] ?? '') > commentLimit,
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
