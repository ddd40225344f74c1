/**
 * Texts of the emails. Placeholders in braces are filled: {event}, {firstName}, and what each email adds. `intro` is a
 * list of paragraphs, one per line.
 */
export const mailTexts = {
  'mail.greeting': 'Dear {firstName},',
  'mail.footer.reason': 'You are receiving this email because someone used this address at {event}.',
  'mail.footer.unsubscribe': 'Unsubscribe',
  'mail.footer.questions': 'Questions? Write to {contact}.',

  'mail.passwordReset.subject': 'Choose a new password for {event}',
  'mail.passwordReset.title': 'Choose a new password',
  'mail.passwordReset.intro':
    'Somebody, most likely you, asked for a new password for this address.\nThe button takes you to a page where you choose it. It works once, for one hour.',
  'mail.passwordReset.action': 'Choose a password',
  'mail.passwordReset.note':
    'If this was not you, do nothing: your password stays as it is, and nobody else can read this email.',

  'mail.passwordRemoved.subject': 'Please choose a new password for {event}',
  'mail.passwordRemoved.title': 'Choose a new password',
  'mail.passwordRemoved.intro':
    'You have just confirmed that this address is yours. Somebody had registered with it before, on another device, and chosen a password.\nIt may have been you. As we cannot know, that password no longer works, and every device that was logged in with it is logged out.',
  'mail.passwordRemoved.action': 'Choose a password',
  'mail.passwordRemoved.note':
    'The button works once, for one hour. Later, use “Forgot your password?” where you log in.',

  'mail.message.subject': 'A message from {name}',
  'mail.message.answered': '{name} has answered you',
  'mail.message.intro': '{sender} wrote to you:',
  'mail.message.introAnswer': '{sender} answered:',
  'mail.message.action': 'Read and answer',
  'mail.message.note':
    'Nobody sees your address. The button opens your conversation, for which you need no account: there you can also block {name}, report the message, or stop all messages. A reply to this email itself would reach the organisers, not {name}. Please do not forward this email, because its button is yours.',
  'mail.messageReport.subject': 'A message was reported',
  'mail.messageReport.intro':
    '{name} reported a conversation. Nobody has been blocked by this, and the other person does not know.',
  'mail.messageReport.action': 'Read it',

  'mail.newLink.subject': 'Your new link for {event}',
  'mail.newLink.title': 'Here is your new link',
  'mail.newLink.intro': 'A link that we sent you had been used, or was too old. This one takes its place.',
  'mail.newLink.action': 'Continue',
  'mail.newLink.note': 'If you did not ask for it, there is nothing to do: nobody else can read this email.',

  'mail.confirmation.subject': 'You are registered for {event}',
  'mail.confirmation.title': 'You are in',
  'mail.confirmation.intro':
    'Your registration is complete, and this is your ticket.\nShow the code at the door, on paper or on your phone.',
  'mail.confirmation.action': 'Open my ticket',
  'mail.confirmation.note':
    'The button logs you in once, within seven days. Afterwards, log in with your address and password.',
  'mail.confirmationAgain.subject': 'Your ticket for {event}, once more',
  'mail.confirmationAgain.title': 'Your ticket, once more',
  'mail.confirmationAgain.intro':
    'You asked us to send the confirmation of your registration again. Here it is.\nThe ticket number is the same as before.',
  'mail.confirmationAgain.action': 'Open my ticket',
  'mail.confirmationAgain.note':
    'The button logs you in once, within seven days. Afterwards, log in with your address and password.',
  'mail.confirmAddress.subject': 'Confirm your address for {event}',
  'mail.confirmAddress.title': 'Is this your address?',
  'mail.confirmAddress.intro':
    'Confirm it with the button. From then on you can vote in the awards and write to other attendees.',
  'mail.confirmAddress.action': 'Confirm my address',
  'mail.confirmAddress.note':
    'The button works within fourteen days. If you did not register for {event}, do not press it, and nothing will be done in your name.',
  'mail.ticket.code': 'QR code of ticket {number}: show it at the door',
  'mail.ticket.link': 'Your ticket, without a login',
  'mail.ticket.invoice': 'Your invoice',
  'mail.ticket.number': 'Ticket number',
  'mail.ticket.name': 'Name',
  'mail.ticket.package': 'Ticket',
  'mail.ticket.paid': 'Paid',
  'mail.ticket.vat': '{amount}, including {vat} VAT',
  'mail.ticket.dates': 'Dates',
  'mail.ticket.venue': 'Venue',

  'mail.loginLink.subject': 'Your login link for {event}',
  'mail.loginLink.title': 'Log in without your password',
  'mail.loginLink.intro':
    'Somebody has tried many passwords for your account. For a short while your password works only on devices where you are logged in.\nAre you trying to log in on another one? The button lets you in.',
  'mail.loginLink.action': 'Log me in',
  'mail.loginLink.note':
    'The button works once, within seven days. If this was not you, there is nothing to do: nobody got in.',

  'mail.photoRequest.subject': 'Your photo for {event}',
  'mail.photoRequest.title': 'One photo, and your badge is ready',
  'mail.photoRequest.intro':
    'We print a photo on every badge: it gets you in faster, and it helps people find you.\nAny recent portrait will do, from your phone for example.',
  'mail.photoRequest.action': 'Add my photo',
  'mail.photoRequest.note': 'The button logs you in once, within fourteen days.',

  'mail.photoApproved.subject': 'Your photo for {event} is approved',
  'mail.photoApproved.title': 'Your photo is approved',
  'mail.photoApproved.intro':
    'Thank you for your photo. It goes on your badge, and beside your name where you are listed.',
  'mail.photoApproved.action': 'See who is coming',
  'mail.photoApproved.note': 'You can change your photo at any time.',
  'mail.photoRefused.subject': 'Your photo for {event}: please choose another',
  'mail.photoRefused.title': 'Please choose another photo',
  'mail.photoRefused.intro':
    'We could not use the photo that you sent us, and nobody else sees it.\nYour registration stays as it is. Please send us another photo: a recent portrait, with your face easy to recognise.',
  'mail.photoRefused.action': 'Choose another photo',
  'mail.photoRefused.note': 'Reply to this email if you think that we are mistaken.',
  'mail.photoRefused.reason': 'What we noticed',

  'mail.sessionsMoved.subject': 'A change to your {event} programme',
  'mail.sessionsMoved.title': 'Something you starred has moved',
  'mail.sessionsMoved.intro':
    'The time or the hall of what you starred has changed. This is how it is now.\nA calendar that subscribes to your starred sessions changes by itself.',
  'mail.sessionsMoved.action': 'Open the agenda',
  'mail.sessionsMoved.note':
    'You are receiving this because you starred it. Remove the star to hear no more about it.',
  'mail.sessionCancelled.subject': 'A session you starred at {event} is cancelled',
  'mail.sessionCancelled.title': 'A session you starred is cancelled',
  'mail.sessionCancelled.intro': 'We are sorry: this session will not take place.',
  'mail.sessionCancelled.action': 'See what else is on',
  'mail.sessionCancelled.note': 'You are receiving this because you starred the session.',

  'mail.ballotReceipt.subject': 'The receipt of your ballot: awards of {event}',
  'mail.ballotReceipt.title': 'Your ballot is in',
  'mail.ballotReceipt.intro':
    'This is its receipt. Keep this email: with the receipt you can check later that your ballot is still in the list, unchanged.\nIt does not show what you chose.',
  'mail.ballotReceipt.action': 'Check the receipt',
  'mail.ballotReceipt.note':
    'If you did not vote, someone did from your account: write to {contact} at once, with this receipt.',
  'mail.ballotReceipt.receipt': 'Your receipt',
  'mail.ballotReceipt.key': 'Our public key',

  'mail.ballotHead.subject': 'The state of a ballot log: awards of {event}',
  'mail.ballotHead.title': 'Please keep this email',
  'mail.ballotHead.intro':
    'As an auditor of the awards you receive the signed state of each ballot log, every hour while ballots come in and once more when a vote closes.\nThe record that is published with the results has to contain it. If it does not, ballots were changed after this email was sent.',
  'mail.ballotHead.action': 'How voting works',
  'mail.ballotHead.note':
    'A vertical bar stands for the end of a line. Until the results are out, please tell nobody how many ballots there are.',
  'mail.ballotHead.text': 'Signed text',
  'mail.ballotHead.signature': 'Signature',
  'mail.ballotHead.key': 'Public key',

  'mail.organiserInvitation.subject': 'You are an organiser of {event}',
  'mail.organiserInvitation.title': 'Set yourself up as an organiser',
  'mail.organiserInvitation.intro':
    'Open the link: you choose a password of your own there, and are shown what your authenticator needs. The command does the same on a machine with the organisers’ tools.\nIt works once. Nobody else has been given it: do not pass it on.',
  'mail.organiserInvitation.action': 'Set yourself up',
  'mail.organiserInvitation.note': 'If you did not expect this, do not use it, and write to us.',
  'mail.organiserInvitation.command': 'Command',
  'mail.organiserInvitation.until': 'Works until',

  'mail.awardsNotice.subject': 'The awards of {event}: something that takes two people',
  'mail.awardsNotice.title': 'For those who run the awards',
  'mail.awardsNotice.intro':
    'Every steward and every auditor of the awards receives this email.\nIf you did not expect it, ask the others before anybody confirms anything.',
  'mail.awardsNotice.action': 'Open the backoffice',
  'mail.awardsNotice.note':
    'Nothing here is confirmed by this email. The button opens the screen that shows what is waiting.',
  'mail.awardsNotice.what': 'What',

  'mail.nominations.subject': 'Your nominations for the awards of {event}',
  'mail.nominations.title': 'What you have nominated',
  'mail.nominations.intro': 'You asked us for a copy of what you sent. Here it is.',
  'mail.nominations.action': 'To the awards',
  'mail.nominations.note': 'A nomination can no longer be changed.',
  'mail.nominations.company': 'Company',
  'mail.nominations.person': 'Person',
  'mail.nominations.categories': 'Categories',
  'mail.nominations.reason': 'Your reasons',
  'mail.nominations.sentAt': 'Sent on',

  'mail.nominationContact.reader': 'colleague',
  'mail.nominationContact.subject': 'You were named in a nomination for the awards of {event}',
  'mail.nominationContact.title': 'Somebody named you as a contact',
  'mail.nominationContact.intro':
    'an attendee has nominated a company or a person for the awards of {event}, and gave this address as the one to ask about the nominee.\nOnly the people who check nominations see it. We publish it nowhere, and delete it when the winners are announced.',
  'mail.nominationContact.action': 'About the awards',
  'mail.nominationContact.note':
    'If you would rather not be asked, write to {contact} and we will not write to you again.',

  'mail.completion.subject': 'One step left to {event}',
  'mail.completion.title': 'Your place is kept',
  'mail.completion.intro':
    'Your ticket is chosen and nothing is left to pay. We only need the topics you want to be matched by.\nIf you would rather not choose any, complete your registration with the button.',
  'mail.completion.action': 'Complete my registration',
  'mail.completion.note': 'The button works within fourteen days.',

  'mail.refund.creditNote': 'Your invoice and credit note',
  'mail.moneyBack.subject': 'Your payment for {event} is returned',
  'mail.moneyBack.title': 'Your money is on its way back',
  'mail.moneyBack.intro':
    'We received a payment from you, but no place is left for it, or you had already paid. We are returning it to your card in full.\nYour bank shows it within five to ten days. There is nothing for you to do.',
  'mail.moneyBack.action': 'See the tickets',
  'mail.moneyBack.note': 'If you have a ticket already, it is not affected.',
  'mail.moneyBack.amount': 'Returned',
  'mail.refundGranted.subject': 'A refund for {event}',
  'mail.refundGranted.title': 'We are returning money to your card',
  'mail.refundGranted.intro':
    'We are returning the amount below to the card that you paid with.\nYour bank shows it within five to ten days. There is nothing for you to do.',
  'mail.refundGranted.action': 'See my registration',
  'mail.refundGranted.note': 'When the whole price is returned, the ticket is cancelled with it.',
  'mail.placeCancelled.subject': 'Your ticket for {event} is cancelled',
  'mail.placeCancelled.title': 'Your ticket is cancelled',
  'mail.placeCancelled.intro':
    'The payment for your ticket was returned in full, so the ticket is cancelled.\nWould you like to come after all? Log in and choose a ticket again.',
  'mail.placeCancelled.action': 'See the tickets',
  'mail.placeCancelled.note': 'Your bank shows the money within five to ten days.',
  'mail.guestCancelled.subject': 'Your ticket for {event} is cancelled',
  'mail.guestCancelled.title': 'Your ticket is cancelled',
  'mail.guestCancelled.intro':
    'Your ticket came with the ticket of {inviter}. That one was cancelled, and yours with it.\nDid you not expect this? Ask {inviter}, or write to {contact}.',
  'mail.guestCancelled.action': 'Open my registration',
  'mail.guestCancelled.note':
    'Should {inviter} buy such a ticket again, log in and complete your registration.',

  'mail.refundFailed.subject': 'Your bank did not accept our refund for {event}',
  'mail.refundFailed.title': 'We will try the refund again',
  'mail.refundFailed.intro':
    'We returned the amount below to your card, and your bank did not accept it. We will try again within a day.\nIs the card closed or expired? Reply to {contact}, and we will return the money in another way.',
  'mail.refundFailed.action': 'See the tickets',
  'mail.refundFailed.note': 'The money is yours, whatever happens to the card.',
  'mail.refundByHand.subject': 'How may we return your money for {event}?',
  'mail.refundByHand.title': 'Your card does not accept the refund',
  'mail.refundByHand.intro':
    'We tried several times to return the amount below to your card, and your bank did not accept it.\nPlease write to {contact} and tell us where to send the money. A person is looking after it.',
  'mail.refundByHand.action': 'See the tickets',
  'mail.refundByHand.note': 'Please do not send us card numbers: an account for a bank transfer is enough.',
  'mail.disputeOpened.subject': 'Your disputed payment for {event}',
  'mail.disputeOpened.title': 'Your bank has told us of a dispute',
  'mail.disputeOpened.intro':
    'Your bank has told us that you dispute the payment of your ticket for {event}. It holds the money until it has decided.\nYour ticket stays valid until then. If the bank returns the money to you, the ticket is cancelled.\nWas it a mistake? Tell your bank, and write to {contact}.',
  'mail.disputeOpened.action': 'Open my registration',
  'mail.disputeOpened.note': 'Did you not expect this? Write to {contact} before your bank decides.',
  'mail.disputeLost.subject': 'Your ticket for {event} is cancelled',
  'mail.disputeLost.title': 'Your ticket is cancelled',
  'mail.disputeLost.intro':
    'Your bank has returned the payment for your ticket to you, because you disputed it, so the ticket is cancelled.\nWould you like to come after all? Log in and choose a ticket again.',
  'mail.disputeLost.action': 'See the tickets',
  'mail.disputeLost.note': 'Did you not expect this? Write to {contact}.',

  'mail.waiting.reader': 'visitor',
  'mail.waiting.subject': 'You are on the waiting list for {event}',
  'mail.waiting.title': 'You are on the waiting list',
  'mail.waiting.intro':
    'We will write to you as soon as a place is free for you. Places are offered in the order in which people joined.',
  'mail.waiting.action': 'See where I am',
  'mail.waiting.note':
    'If you no longer need a place, or this was not you, the same page takes you off the list.',
  'mail.waiting.ticket': 'Ticket',
  'mail.waitingClosed.subject': 'No more places from the waiting list for {event}',
  'mail.waitingClosed.title': 'The waiting list is closed',
  'mail.waitingClosed.intro':
    'No place became free for you in time, and the sale of the ticket below ends too soon to offer you one. Thank you for waiting.\nSomeone may still give a ticket back before the sale ends: the tickets page shows it at once.',
  'mail.waitingClosed.action': 'See the tickets',
  'mail.waitingClosed.note': 'There is nothing for you to do, and you are no longer on the waiting list.',
  'mail.packageChanged.subject': 'Another package for {event}',
  'mail.packageChanged.title': 'We have changed your package',
  'mail.packageChanged.intro':
    'The organisers have moved you to another package, as agreed with you. Nothing was charged: please pay for it to complete your registration.\nIf you had used a promo code, please enter it again.',
  'mail.packageChanged.action': 'Pay for my package',
  'mail.packageChanged.note':
    'If you did not expect this, please write to {contact}. You can also choose another package on the same page.',
  'mail.packageChanged.package': 'Package',
  'mail.packageChanged.price': 'Price',
  'mail.packageChanged.until': 'Held for you until',

  'mail.offer.subject': 'A place at {event} is free for you',
  'mail.offer.title': 'A place is free, and it is yours',
  'mail.offer.intro':
    'You were next on the waiting list. We are holding a place for you until the time below, and no longer.\nTake it with the button. If you have not registered yet, do so with this address, and confirm it where you choose your ticket.',
  'mail.offer.action': 'Take my place',
  'mail.offer.note':
    'If you no longer need it, leave the list on the same page, and someone else will be glad.',
  'mail.offer.until': 'Held for you until',
  'mail.cancelled.subject': 'Your ticket for {event} is cancelled',
  'mail.cancelled.title': 'Your ticket is cancelled',
  'mail.cancelled.intro':
    'You cancelled your ticket for {event}, and your place is free for someone else. The ticket number below is no longer valid.\nAny refund due goes to the card you paid with. Your bank shows it within five to ten days.',
  'mail.cancelled.action': 'See the tickets',
  'mail.cancelled.note': 'Would you like to come after all? Log in and choose a ticket again.',
  'mail.cancelled.refund': 'Returned to your card',
  'mail.cancelled.nothing': 'Nothing',
  'mail.transferOffer.subject': '{inviter} has a ticket to {event} for you',
  'mail.transferOffer.title': 'Take over a ticket',
  'mail.transferOffer.intro':
    '{inviter} cannot come to {event} and is giving you the ticket.\nThere is nothing to pay. We only need to know who you are.',
  'mail.transferOffer.action': 'Take the ticket',
  'mail.transferOffer.note':
    'The button works once, until the time above or until {inviter} withdraws the offer. If you do not want the ticket, there is nothing to do.',
  'mail.transferOffered.subject': 'You have offered your ticket for {event}',
  'mail.transferOffered.title': 'Your ticket is offered to a colleague',
  'mail.transferOffered.intro':
    'Your ticket stays yours until {inviter} takes it. You can withdraw the offer until then.\nIf this was not you, withdraw the offer, and change your password.',
  'mail.transferOffered.action': 'Open my registration',
  'mail.transferOffered.note': 'We write to you again when the ticket is taken.',
  'mail.transferWithdrawn.subject': 'A ticket for {event} is no longer offered to you',
  'mail.transferWithdrawn.title': 'The offer is withdrawn',
  'mail.transferWithdrawn.intro':
    '{inviter} has withdrawn the offer of a ticket. The link that we sent to you no longer works.',
  'mail.transferWithdrawn.action': 'See the tickets',
  'mail.transferWithdrawn.note': 'There is nothing for you to do.',
  'mail.transferred.subject': 'Your ticket for {event} has been transferred',
  'mail.transferred.title': 'Your colleague has the ticket now',
  'mail.transferred.intro':
    '{inviter} has taken your ticket. The ticket number below is no longer valid.\nIf you paid for it, the invoice stays with you.',
  'mail.transferred.action': 'See the tickets',
  'mail.transferred.note': 'Would you like to come as well? Choose another ticket.',
  'mail.transfer.ticket': 'Ticket',
  'mail.transfer.colleague': 'Colleague',
  'mail.transfer.until': 'Can be taken until',
  'mail.addressChanged.subject': 'Your address for {event} was changed',
  'mail.addressChanged.title': 'From now on we write to another address',
  'mail.addressChanged.intro':
    'The address of your registration for {event} was changed. Emails, login links and your ticket go to the new one.\nIf this was not you, press the button: the old address comes back, every device is logged out, and you choose a new password.',
  'mail.addressChanged.action': 'This was not me',
  'mail.addressChanged.note':
    'The button works for thirty days. If you changed it yourself, there is nothing to do.',
  'mail.addressChange.subject': 'Do you want to change your address for {event}?',
  'mail.addressChange.title': 'Somebody wants to change your address',
  'mail.addressChange.intro':
    'Somebody who is logged in as you wants emails, login links and your ticket for {event} to go to another address.\nOpen the page to agree, or to stop it: then every device is logged out, and you choose a new password.',
  'mail.addressChange.action': 'Agree, or stop it',
  'mail.addressChange.note': 'Your address stays as it is until the new one is confirmed.',
  'mail.addressNew.subject': 'Confirm your new address for {event}',
  'mail.addressNew.title': 'Is this your new address?',
  'mail.addressNew.intro':
    'Confirm it with the button. From then on emails, login links and your ticket for {event} come here.',
  'mail.addressNew.action': 'Confirm my new address',
  'mail.addressNew.note':
    'The button works within fourteen days. If you are not registered for {event}, do not press it, and nothing will come here.',
  'mail.addressRestored.subject': 'Your registration for {event} is yours again',
  'mail.addressRestored.title': 'Choose a new password',
  'mail.addressRestored.intro':
    'The change to your address has been undone, and every device is logged out.\nYour password no longer works, because someone else may know it. Choose a new one with the button.',
  'mail.addressRestored.action': 'Choose a password',
  'mail.addressRestored.note':
    'The button works once, for one hour. Later, use “Forgot your password?” where you log in.',
  'mail.address.new': 'New address',

  'mail.invitation.invitee': 'guest',
  'mail.invitation.subject': '{inviter} has a ticket to {event} for you',
  'mail.invitation.title': 'A ticket with your name on it',
  'mail.invitation.intro':
    '{inviter} has an extra ticket to {event} and would like you to have it.\nThere is nothing to pay. We only need to know who you are, and a photo for your badge.',
  'mail.invitation.action': 'Take my ticket',
  'mail.invitation.note':
    'The button works until somebody has registered with it, or {inviter} withdraws the invitation.',

  'mail.mediaKit.reader': 'colleague',
  'mail.mediaKit.subject': '{event}: {kit}',
  'mail.mediaKit.title': 'Here is what you asked for',
  'mail.mediaKit.intro':
    'you asked the press desk of {event} for this: {kit}.\nThe button downloads it. The desk has your request and writes to you within two working days.',
  'mail.mediaKit.action': 'Download',
  'mail.mediaKit.note':
    'If this was not you, there is nothing to do: nothing else will come to this address.',

  'mail.formReceived.reader': 'colleague',
  'mail.formReceived.subject': '{event}: {kit}, received',
  'mail.formReceived.title': 'It is with us',
  'mail.formReceived.intro':
    'thank you: your form “{kit}” has reached the organisers of {event}. A person reads it and writes to this address.\nKeep the reference for any question about it.',
  'mail.formReceived.reference': 'Your reference',
  'mail.formReceived.action': 'Read the agenda',
  'mail.formReceived.note':
    'If this was not you, write to {contact} with the reference, and we will delete what was sent.',

  'mail.subscribed.reader': 'reader',
  'mail.subscribed.subject': 'News of {event}, from now on',
  'mail.subscribed.title': 'You will hear from us first',
  'mail.subscribed.intro':
    'this address is now on our list: speakers, dates and prices of {event}, about twice a month, and nothing else.\nIf this was not you, or you would rather not, press “Unsubscribe” at the end of this email, and nothing more will come.',
  'mail.subscribed.action': 'Read the agenda',
  'mail.subscribed.note': 'Every email of this kind ends with the same link.',

  'mail.organiserCodes.subject': 'Somebody knows your organiser’s password for {event}',
  'mail.organiserCodes.title': 'Wrong codes after your password',
  'mail.organiserCodes.intro':
    'Somebody has logged in with your organiser’s password five times, each time with a wrong code of the authenticator.\nIf this was not you, ask an owner of {event} for a new invitation today, and choose another password.',
  'mail.organiserCodes.action': 'Open the site',
  'mail.organiserCodes.note': 'If it was you, check that the clock on your phone is right.',
  'mail.organiserGuesses.subject': 'Someone is guessing in your session as an organiser of {event}',
  'mail.organiserGuesses.title': 'Wrong passwords or codes in your session',
  'mail.organiserGuesses.intro':
    'Five times within an hour, someone who is logged in as you was asked to confirm who they are, and gave a wrong password or code.\nIf this was not you, end all other sessions in “Your account” of the backoffice.',
  'mail.organiserGuesses.action': 'Go to your account',
  'mail.organiserGuesses.note': 'If it was you, there is nothing to do.',
  'mail.organiserLocked.subject': 'Your way in as an organiser of {event}',
  'mail.organiserLocked.title': 'Someone has tried many passwords for you',
  'mail.organiserLocked.intro':
    'For a while your password is refused, because somebody has tried too many.\nThe button or the command below lets you log in all the same, for one hour, with your password and the code of your authenticator.',
  'mail.organiserLocked.action': 'Log in',
  'mail.organiserLocked.note': 'If you did not try to log in, there is nothing to do: nobody got in.',
  'mail.organiserLocked.command': 'Command',
  'mail.organiserPasskey.subject': 'A passkey of yours as an organiser of {event}',
  'mail.organiserPasskey.title': 'Your passkeys',
  'mail.organiserPasskey.intro':
    'This has just happened with a passkey of your organiser’s account.\nIf this was not you, ask an owner of {event} today to block you and to send you a new invitation: setting yourself up again removes all of your passkeys.',
  'mail.organiserPasskey.action': 'Look at your passkeys',
  'mail.organiserPasskey.note': 'If it was you, there is nothing to do.',
  'mail.organiserPasskey.added': 'Added',
  'mail.organiserPasskey.renamed': 'Now called',
  'mail.organiserPasskey.removed': 'Removed',
  'mail.organiserPasskey.copied': 'Refused, because there may be a copy of it',
  'mail.organiserRoles.subject': 'Somebody in the team of {event} was given a role',
  'mail.organiserRoles.title': 'For the owners',
  'mail.organiserRoles.intro':
    'Somebody was just given a role that changes the team or returns money. Every owner receives this email.\nIf you did not expect it, ask the other owners at once, and block anyone who should not have it.',
  'mail.organiserRoles.action': 'Look at the team',
  'mail.organiserRoles.note': 'If you know about it, there is nothing to do.',
  'mail.organiserRoles.what': 'What',

  'mail.videoAccess.visitor': 'visitor',
  'mail.videoAccess.subject': 'The films you asked for',
  'mail.videoAccess.title': 'The films are open to you',
  'mail.videoAccess.intro':
    'you asked to see the films of {event} that are not open to everybody.\nThe button opens them, on any device where you read this email.',
  'mail.videoAccess.action': 'Watch the films',
  'mail.videoAccess.note':
    'The button works within thirty days. If this was not you, there is nothing to do.',
} as const;
