import type { Mail } from '../platform/mail/outbox.ts';
import type { SignedInAttendee } from '../platform/platform.ts';

interface Receiver {
  email: string;
  firstName: string;
}

/**
 * The letter that brings a message. It names the sender, but not their address: the receiver decides whether to
 * answer, on the site.
 */
export function letterWith(
  text: string,
  sender: SignedInAttendee,
  receiver: Receiver,
  siteOrigin: string,
): Mail {
  const name = `${sender.firstName} ${sender.lastName}`;
  const work = [sender.jobTitle, sender.company].filter(Boolean).join(', ');
  return {
    to: receiver.email,
    topic: 'message',
    subject: onOneLine(`A message from ${name}`),
    text: [
      `Dear ${receiver.firstName},`,
      `${name}${work && ` (${work})`} wrote to you:`,
      text,
      `Find ${name} among the attendees to answer: ${siteOrigin}/attendees`,
    ].join('\n\n'),
  };
}

/** A subject is one line, whatever a name contains. */
function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
