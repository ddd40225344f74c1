import { textRows } from '@summit/contract/words/text-lookup';

export interface Question {
  question: string;
  answer: string;
  /** A link to a page with more details. */
  more?: { to: string; words: string };
}

export interface QuestionGroup {
  name: string;
  questions: Question[];
}

/** The groups in a list of `group | question | answer | address | words`, in the order of their first lines. */
export function questionGroups(text: string): QuestionGroup[] {
  const groups = new Map<string, Question[]>();
  for (const [name = '', question = '', answer = '', to = '', words = ''] of textRows(text)) {
    const more = to && words ? { to, words } : undefined;
    const questions = groups.get(name) ?? [];
    groups.set(name, [...questions, { question, answer, more }]);
  }
  return [...groups].map(([name, questions]) => ({ name, questions }));
}
