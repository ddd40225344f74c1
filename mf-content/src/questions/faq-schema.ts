import type { QuestionGroup } from './question-groups.ts';

/** The questions as a schema.org object for search engines. */
export function faqSchema(groups: readonly QuestionGroup[]): object {
  const mainEntity = groups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  );
  return { '@type': 'FAQPage', mainEntity };
}
