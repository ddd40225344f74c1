import { contentCalls } from '@summit/contract/calls/content';
import { answer, type TestAnswer } from '@summit/shared-auth/testing';

/** The server returns texts in the organisers' wording, by name. */
export function worded(texts: Readonly<Record<string, string>>): TestAnswer {
  const staticContent = Object.entries(texts).map(([name, content]) => {
    const type = name.endsWith('.body') ? ('html' as const) : ('text' as const);
    return { id: name, name, type, content };
  });
  return answer(contentCalls.staticContent, {
    staticContent,
    totalItems: staticContent.length,
    totalPages: 1,
  });
}
