import * as limits from '@summit/contract/limits/limits';
import type { EmailContent } from './email-content.ts';
import { plainWords } from './email-content.ts';
import type { MailOutbox } from './outbox.queries.ts';

interface AnnouncedMail {
  subject: string;
  /** The text without the greeting: organisers who change the programme may not see who attends. */
  says: string;
  people: number;
}

/** The emails that a change sends. */
interface AnnouncedMails {
  /** The number of recipients. */
  people: number;
  /** The different emails, the most frequent first. */
  mails: AnnouncedMail[];
}

/** An outbox that records its emails, so that a dry run can show what the change would send. */
export function announcing({ enqueueAll }: Pick<MailOutbox, 'enqueueAll'>) {
  const recipients = new Set<string>();
  const byWords = new Map<string, AnnouncedMail>();
  const outbox: Pick<MailOutbox, 'enqueueAll'> = {
    async enqueueAll(db, mails) {
      await enqueueAll(db, mails);
      for (const mail of mails) {
        const says = 'email' in mail ? wordsOf(mail.email) : mail.text;
        const key = JSON.stringify([mail.subject, says]);
        const known = byWords.get(key) ?? { subject: mail.subject, says, people: 0 };
        byWords.set(key, { ...known, people: known.people + 1 });
        recipients.add(mail.to);
      }
    },
  };
  const announced = (): AnnouncedMails => {
    const mails = [...byWords.values()].toSorted((one, other) => other.people - one.people);
    return { people: recipients.size, mails: mails.slice(0, limits.announcedMails) };
  };
  return { outbox, announced };
}

function wordsOf({ title, paragraphs, facts = [] }: EmailContent): string {
  const lines = facts.map(([label, value]) => `${label}: ${value}`);
  return [title, ...paragraphs.map(plainWords), lines.join('\n')].filter((part) => part !== '').join('\n\n');
}
