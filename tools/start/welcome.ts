import { demoAccounts, demoPassword } from '@summit/contract/demo-accounts';

/** What the start program prints when visitors can come. */
export function welcome(siteOrigin: string): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const accounts = demoAccounts.map(({ email, note }) => `  ${email.padEnd(width)}  ${note}`).join('\n');
  return `
Summit is ready at ${siteOrigin}

Accounts of the demo event (password ${demoPassword} for all):
${accounts}

Ctrl-C stops everything.`;
}
