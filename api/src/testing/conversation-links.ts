import type { TestApp } from './test-app.ts';

/** The token of the newest message's email to an address; empty without one. */
export async function conversationTokenFor(api: TestApp, address: string): Promise<string> {
  const mails = await api.app.platform.mail.list(api.db, 200);
  const letter = mails.find(({ to, topic }) => to === address && topic === 'message');
  return /\/messages\?token=([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
}
