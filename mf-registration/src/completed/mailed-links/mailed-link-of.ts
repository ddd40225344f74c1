/** The purposes of links in emails to this page, which are the names of their parameters. */
const purposes = ['token', 'confirm', 'address'] as const;

export interface MailedLinkToken {
  purpose: (typeof purposes)[number];
  token: string;
}

/** The token of the email's link that was followed; null where the address has none. */
export function getMailedLink(search: URLSearchParams): MailedLinkToken | null {
  for (const purpose of purposes) {
    const token = search.get(purpose);
    if (token) return { purpose, token };
  }
  return null;
}
