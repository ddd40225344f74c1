import type { QuestionGroup } from './question-groups.ts';

/** The questions as search engines read them. */
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
