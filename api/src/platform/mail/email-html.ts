import { lightColours, white } from '@summit/contract/frame/brand';
import { escapeHtml } from '../responses/escape-html.ts';
import { type EmailContent, type EmailWords, type Masthead, plainWords } from './email-content.ts';
import { emailStyles, readableOn } from './email-styles.ts';
import { linkedHtml } from './linked-html.ts';

/** An email as HTML: tables and inline styles, because mail programs understand nothing newer. No remote pictures. */
export function emailHtml(subject: string, mail: EmailContent, masthead: Masthead): string {
  const {
    title,
    greeting,
    paragraphs,
    facts = [],
    picture,
    action,
    links = [],
    note,
    footer = [],
    unsubscribe,
  } = mail;
  const style = emailStyles(masthead.accent);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${style.sheet}</style>
</head>
<body class="ground" style="${style.body}">
<div style="${style.hidden}">${escapeHtml(plainWords(paragraphs[0] ?? title))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="${style.ground}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" class="sheet" style="${style.sheetBox}">
<tr><td class="pad" style="padding:28px 40px 0">${head(masthead, style)}</td></tr>
<tr><td class="pad" style="padding:36px 40px 0"><h1 class="ink title" style="${style.title}">${escapeHtml(title)}</h1></td></tr>
<tr><td class="pad" style="padding:20px 40px 0">
${[...(greeting ? [greeting] : []), ...paragraphs].map((text) => paragraph(text, style)).join('\n')}
</td></tr>
${facts.length > 0 ? row(ticket(facts, picture, style)) : ''}
${action ? row(button(action, masthead.accent, style)) : ''}
${links.length > 0 ? row(links.map((link) => furtherLink(link, style)).join('\n')) : ''}
${note ? row(`<p class="soft" style="${style.small}">${linkedHtml(note)}</p>`) : ''}
<tr><td class="pad" style="padding:36px 40px 0">${curve(masthead.accent)}</td></tr>
<tr><td class="pad foot" style="${style.foot}">
${[...footer].map((line) => `<p style="${style.footLine}">${linkedHtml(line)}</p>`).join('\n')}
${footLink(masthead.siteOrigin, withoutScheme(masthead.siteOrigin), style)}
${unsubscribe ? footLink(unsubscribe.url, unsubscribe.label, style) : ''}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

type Styles = ReturnType<typeof emailStyles>;

function row(content: string): string {
  return `<tr><td class="pad" style="padding:24px 40px 0">${content}</td></tr>`;
}

function head({ name, line }: Masthead, style: Styles): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="rule" style="${style.head}"><tr>
<td class="ink" style="${style.name}">${escapeHtml(name)}</td>
<td class="soft" align="right" style="${style.line}">${escapeHtml(line)}</td>
</tr></table>`;
}

function paragraph(words: EmailWords, style: Styles): string {
  return `<p class="ink" style="${style.paragraph}">${linkedHtml(words).replaceAll('\n', '<br>')}</p>`;
}

function ticket(
  facts: NonNullable<EmailContent['facts']>,
  picture: EmailContent['picture'],
  style: Styles,
): string {
  const lines = facts.map(([label, value], index) => {
    const [cell, big] = index === 0 ? [style.firstFact, style.firstValue] : [style.fact, style.value];
    return `<tr><td class="hair" style="${cell}"><span class="soft" style="${style.label}">${escapeHtml(label)}</span><br><span class="ink" style="${big}">${escapeHtml(value)}</span></td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ticket" style="${style.ticket}">${picture ? pictureRow(picture, style) : ''}${lines.join('\n')}</table>`;
}

/** White in the dark theme, too, because a code with inverted colours cannot be scanned. */
function pictureRow({ cid, alternative, side }: NonNullable<EmailContent['picture']>, style: Styles): string {
  return `<tr><td style="${style.picture}"><img src="cid:${cid}" width="${side}" height="${side}" alt="${escapeHtml(alternative)}" style="display:block;background:${white}"></td></tr>`;
}

function furtherLink({ label, url }: { label: string; url: string }, style: Styles): string {
  return `<p class="ink" style="${style.paragraph}"><a class="ink" href="${escapeHtml(url)}" style="${style.furtherLink}">${escapeHtml(label)}</a></p>`;
}

/** A button of 48 px whose whole cell is the link. Its address is below it, for programs that hide link targets. */
function button({ label, url }: NonNullable<EmailContent['action']>, accent: string, style: Styles): string {
  const address = escapeHtml(url);
  const ink = readableOn(accent);
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="background:${accent};border-radius:2px"><a href="${address}" style="${style.button};color:${ink}">${escapeHtml(label)}</a></td>
</tr></table>
<p class="soft" style="${style.address}"><a class="soft" href="${address}" style="${style.addressLink}">${address}</a></p>`;
}

function footLink(url: string, label: string, style: Styles): string {
  return `<p style="${style.footLine}"><a class="foot-link" href="${escapeHtml(url)}" style="${style.footLink}">${escapeHtml(label)}</a></p>`;
}

/** A market curve in bars, drawn with table cells. */
function curve(accent: string): string {
  const heights = [
    6, 9, 7, 12, 15, 11, 17, 22, 18, 14, 20, 27, 24, 19, 25, 31, 28, 36, 33, 26, 32, 39, 35, 44,
  ];
  const bars = heights.map((height, index) => {
    const colour = index === heights.length - 1 ? accent : '';
    const fill = colour ? `background:${colour}` : `background:${lightColours.ink}`;
    return `<td valign="bottom" style="padding:0 2px 0 0"><div class="${colour ? '' : 'bar'}" style="${fill};height:${height}px;font-size:0;line-height:0">&nbsp;</div></td>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" aria-hidden="true" style="table-layout:fixed"><tr>${bars.join('')}</tr></table>`;
}

function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//, '');
}
