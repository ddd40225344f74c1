import * as contentCalls from '@summit/contract/calls/content';
import { respond, type TestResponse } from '@summit/shared-auth/testing';

/** A response with texts in the organisers' wording, by name. */
export function worded(texts: Readonly<Record<string, string>>): TestResponse {
  const staticContent = Object.entries(texts).map(([name, content]) => {
    const type = name.endsWith('.body') ? ('html' as const) : ('text' as const);
    return { id: name, name, type, content };
  });
  return respond(contentCalls.staticContent, {
    staticContent,
    totalItems: staticContent.length,
    totalPages: 1,
  });
}
