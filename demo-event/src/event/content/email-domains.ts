/** The organisers' rules for domains of email addresses. */
export const emailDomains = [
  { domain: 'gmail.com', verdict: 'WellKnown' },
  { domain: 'hotmail.com', verdict: 'WellKnown' },
  { domain: 'icloud.com', verdict: 'WellKnown' },
  { domain: 'outlook.com', verdict: 'WellKnown' },
  { domain: 'proton.me', verdict: 'WellKnown' },
  { domain: 'yahoo.com', verdict: 'WellKnown' },
  { domain: 'demo.summit.example', verdict: 'WellKnown' },
  { domain: 'ten-minute-mail.example', verdict: 'Forbidden' },
  { domain: 'throwaway.example', verdict: 'Forbidden' },
  { domain: 'blocked.example', verdict: 'Blocked' },
] as const;
