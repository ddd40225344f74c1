/** Texts of registering on a pass, as a VIP, exhibitor or sponsor. Joins the texts of the other pages of the registration. */
export const passTexts = {
  'registrationInvitation.invites': 'An invitation from {name}',
  'registrationInvitation.pass': 'Your pass',
  'registrationInvitation.from': 'From',
  'registrationInvitation.as': 'You come as',
  'registrationInvitation.days': 'Days',
  'registrationInvitation.venue': 'Venue',
  'registrationInvitation.price': 'To pay',
  'registrationInvitation.nothing': 'Nothing',
  'registrationInvitation.passes': 'Passes left',
  'registrationInvitation.passes.of': '{left} of {limit}',
  'registrationInvitation.validUntil': 'Valid until',
  'registrationInvitation.submit': 'Take a pass',
  'registrationInvitation.note':
    'This creates your account and takes one pass. Your badge details come next.',
  'registrationInvitation.begunBefore': 'Already started with this link?',
  'registrationInvitation.own': 'Register on my own',
  'registrationInvitation.contact': 'Write to the events team',
  'registrationInvitation.ended.title': 'This invitation does not work',
  'registrationInvitation.ended.text':
    'It may have expired, or the link may have been cut short in the email. Ask the person who sent it for a new one, or register on your own.',
  'registrationInvitation.full.title': 'Every pass of this invitation is taken',
  'registrationInvitation.full.text':
    'If you have registered with it already, log in and carry on where you left off.',
  'registrationInvitation.failed.title': 'We could not check your invitation',
  'registrationInvitation.failed.safe': 'The link has not been used.',
  'registrationInvitation.registered.title': 'This invitation is for somebody else',
  'registrationInvitation.registered.text':
    'You are logged in as {name} and have a ticket already. Pass the link on, or log out to register a colleague here.',
  'registrationInvitation.registered.action': 'See my ticket',
  'registrationInvitation.begun.title': 'You have started another registration',
  'registrationInvitation.begun.text':
    'You are logged in as {name}. Carry on with it, or log out and use this invitation with another email address.',
  'registrationInvitation.logout': 'Log out and use the link',

  'registrationSecondPart.pass.lead': 'What it says, and how we reach you on the day.',
  'registrationSecondPart.pass.badge': 'On the badge',
  'registrationSecondPart.pass.badgeName': 'Name on the badge',
  'registrationSecondPart.pass.badgeName.hint': 'As people should call you.',
  'registrationSecondPart.pass.standRole': 'Your role on site',
  'registrationSecondPart.pass.standRole.choose': 'Choose the closest',
  'registrationSecondPart.pass.reach': 'On the day',
  'registrationSecondPart.pass.mobile': 'Mobile phone',
  'registrationSecondPart.pass.accountManager': 'Email of your account manager',
  'registrationSecondPart.pass.accountManager.hint':
    'The person who looks after your company at the event. It is in the email with your invitation.',
} as const;
