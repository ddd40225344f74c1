import { href } from '@summit/contract/href';
import * as pages from '@summit/contract/site-map';
import { paragraphsOf } from '../platform/mail/letter.ts';
import type { DesignedMail } from '../platform/mail/outbox.ts';
import { nameInLetter, onOneLine } from '../platform/mail/visitor-words.ts';
import type { SignedInAttendee } from '../platform/platform.ts';

interface Receiver {
  email: string;
  firstName: string;
}

/**
 * The email with a message. It names the sender, but not their address: the receiver decides whether to reply, on the
 * site.
 */
export function letterWith(
  text: string,
  sender: SignedInAttendee,
  receiver: Receiver,
  siteOrigin: string,
): DesignedMail {
  const name = nameInLetter(`${sender.firstName} ${sender.lastName}`);
  const work = onOneLine([sender.jobTitle, sender.company].filter(Boolean).join(', '));
  const subject = `A message from ${name}`;
  return {
    to: receiver.email,
    topic: 'message',
    subject,
    letter: {
      title: subject,
      greeting: `Dear ${nameInLetter(receiver.firstName)},`,
      paragraphs: [`${name}${work && ` (${work})`} wrote to you:`, ...paragraphsOf(text)],
      note: {
        wording: `Find {name} among the attendees to answer: ${siteOrigin}${href(pages.attendees)}`,
        values: { name },
      },
    },
  };
}
