import {
  demoAccounts,
  demoOrganiserPassword,
  demoOrganisers,
  demoOtpSecret,
  demoPassword,
} from '@summit/contract/session/demo-accounts';

/** The message of the start program when the site is ready for visitors. */
export function welcome(siteOrigin: string): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const accounts = demoAccounts.map(({ email, note }) => `  ${email.padEnd(width)}  ${note}`).join('\n');
  return `
Summit is ready at ${siteOrigin}

Accounts of the demo event (password ${demoPassword} for all):
${accounts}

Its organisers run it with npm run organise -- log-in ${demoOrganisers[0].email}
(password ${demoOrganiserPassword}, authenticator ${demoOtpSecret})

Ctrl-C stops everything.`;
}
