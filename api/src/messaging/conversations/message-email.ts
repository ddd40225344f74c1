import { mailLinks } from '@summit/contract/session/mail-links';
import { mailTexts } from '@summit/contract/texts/mail';
import { fillText } from '@summit/contract/words/text-lookup';
import type { Db } from '../../platform/db/db.ts';
import { getParagraphs } from '../../platform/mail/email-content.ts';
import type { DesignedMail } from '../../platform/mail/outbox.queries.ts';
import { nameInEmail, onOneLine } from '../../platform/mail/visitor-words.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import type { Person } from './people.queries.ts';

interface MessageEmail {
  from: Person;
  to: Person;
  text: string;
  /** The receiver's token for the conversation. */
  token: string;
  isAnswer: boolean;
  siteOrigin: string;
}

/** The email with a message. It names the sender, but not their address: the button opens the conversation. */
export async function writeMessageEmail(db: Db, message: MessageEmail): Promise<DesignedMail> {
  const { from, to, text, token, isAnswer, siteOrigin } = message;
  const texts = await readTexts(db, mailTexts);
  const name = nameInEmail(from.name);
  const sender = from.work ? `${name} (${onOneLine(from.work)})` : name;
  const subject = fillText(texts[`mail.message.${isAnswer ? 'answered' : 'subject'}`], { name });
  const intro = fillText(texts[`mail.message.${isAnswer ? 'introAnswer' : 'intro'}`], { sender });
  return {
    to: to.email,
    topic: 'message',
    subject,
    email: {
      title: subject,
      greeting: fillText(texts['mail.greeting'], { firstName: nameInEmail(to.firstName) }),
      paragraphs: [intro, ...getParagraphs(text)],
      action: { label: texts['mail.message.action'], url: siteOrigin + mailLinks.conversation(token) },
      note: { wording: texts['mail.message.note'], values: { name } },
    },
  };
}
