/** What the page of an invitation with passes says before the invitation is known. */
export const registrationInvitationTexts = {
  'registrationInvitation.meta.description': 'Your invitation to {event}.',
  'registrationInvitation.header.title': 'You are invited',
  'registrationInvitation.header.lead': 'Your place is paid for. We only need a name for the badge.',
} as const;
