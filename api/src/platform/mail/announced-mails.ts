import * as limits from '@summit/contract/limits/limits';
import type { EmailContent } from './email-content.ts';
import { plainWords } from './email-content.ts';
import type { MailOutbox } from './outbox.ts';

interface AnnouncedMail {
  subject: string;
  /** What it says, without whom it greets: organisers who change the programme may not read who attends. */
  says: string;
  people: number;
}

/** What a change sends by email. */
interface AnnouncedMails {
  /** How many get one. */
  people: number;
  /** The same words are listed once, what most people get comes first. */
  mails: AnnouncedMail[];
}

/** An outbox that remembers what was put into it, so that a dry run can show what the change would send. */
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
