import type { StoredMail } from '../../platform/mail/outbox.queries.ts';
import { onlyFromLoopback } from '../../platform/not-for-visitors.ts';
import type { Api, Platform } from '../../platform/platform.ts';
import { escapeHtml } from '../../platform/responses/escape-html.ts';
import { developmentMailStyles } from './development-mail-styles.ts';

const shown = 100;

/** Nothing in an email may run or load anything, and no other site may embed the page. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * The emails of the outbox, newest first: a page at /dev/mail with one of them open (`?id`), the same as JSON at
 * /dev/mail.json. Only for browsers on this machine.
 */
export function developmentMail(app: Api, { db, mail }: Platform): void {
  const onRequest = onlyFromLoopback;
  app.get('/dev/mail.json', { onRequest }, async () => ({ mails: await mail.list(db, shown) }));
  app.get<{ Querystring: { id?: string } }>('/dev/mail', { onRequest }, async (request, reply) => {
    const emails = await mail.list(db, shown);
    const open = emails.find(({ id }) => id === request.query.id) ?? emails[0];
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(emails, open));
  });
}

function page(emails: StoredMail[], open: StoredMail | undefined): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${open ? `${escapeHtml(open.subject)}: mail` : 'Mail'}</title>
<style>${developmentMailStyles}</style>
</head>
<body>
<header><h1>Mail</h1><p>What this site has written, newest first. <a href="mail.json">As JSON</a></p></header>
<div class="panes">
${emails.length > 0 ? list(emails, open) : empty}
${open ? email(open) : ''}
</div>
</body>
</html>`;
}

const empty = `<p class="empty">No mail yet. Ask for a new password, or complete a registration, and it is here.</p>`;

function list(emails: StoredMail[], open: StoredMail | undefined): string {
  const items = emails.map((mail) => {
    const current = mail === open ? ' aria-current="true"' : '';
    return `<li><a href="mail?id=${mail.id}"${current}><strong>${escapeHtml(mail.subject)}</strong><span>${escapeHtml(mail.to)}</span><span>${time(mail.createdAt)} ${state(mail)}</span></a></li>`;
  });
  return `<nav aria-label="Emails"><ol>${items.join('\n')}</ol></nav>`;
}

function email(mail: StoredMail): string {
  const { subject, to, topic, createdAt, text } = mail;
  const html = withAttachments(mail);
  // Links open in another tab, because the frame may not navigate.
  const shownHtml = html.replace('<head>', '<head>\n<base target="_blank">');
  return `<main>
<h2>${escapeHtml(subject)}</h2>
<dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Written</dt><dd>${time(createdAt)}</dd><dt>About</dt><dd>${escapeHtml(topic)}</dd><dt>State</dt><dd>${state(mail)}</dd></dl>
<iframe title="The email as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(shownHtml)}"></iframe>
<details><summary>As plain text</summary><pre tabindex="0">${escapeHtml(text)}</pre></details>
</main>`;
}

/** The pictures that came with an email, where its HTML shows them. */
function withAttachments({ html, attachments }: StoredMail): string {
  return attachments.reduce(
    (shown, { cid, contentType, content }) =>
      cid ? shown.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content}`) : shown,
    html,
  );
}

function time(moment: Date): string {
  const iso = moment.toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

function state({ sentAt, givenUpAt, lastError, attempts }: StoredMail): string {
  if (sentAt) return 'sent';
  const failure = lastError ? `: ${escapeHtml(lastError)}` : '';
  if (givenUpAt) return `given up${failure}`;
  return attempts > 0 ? `try ${attempts}${failure}` : 'stored';
}
