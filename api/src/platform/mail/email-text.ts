import { type EmailContent, type Masthead, plainWords } from './email-content.ts';

/** An email for mail programs that show no HTML. */
export function emailText(mail: EmailContent, masthead: Masthead): string {
  const {
    title,
    greeting,
    paragraphs,
    facts = [],
    action,
    links = [],
    note,
    footer = [],
    unsubscribe,
  } = mail;
  const width = Math.max(0, ...facts.map(([label]) => label.length));
  const parts = [
    `${masthead.name.toUpperCase()}  ${masthead.line}`.trim(),
    title,
    greeting,
    ...paragraphs.map(plainWords),
    facts.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join('\n'),
    action && `${action.label}:\n${action.url}`,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    note && plainWords(note),
    ['--', ...footer.map(plainWords), masthead.siteOrigin].join('\n'),
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}
