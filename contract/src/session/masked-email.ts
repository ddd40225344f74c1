/** An email address that shows its owner which one is meant, and others no more than its domain: `b•••@example.org`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(0, at));
  return `${first}•••${email.slice(Math.max(0, at))}`;
}
