import { getLogoTexts } from './logo.ts';

/** Texts of a company’s listing for the directory, which a link in an email opens. */
export const listingTexts = {
  'listing.meta.description':
    'Your company’s entry for the directory of {event}: what to write, and its progress.',
  'listing.header.title': 'Your listing',
  'listing.header.lead': 'What visitors read about you before they meet you.',
  'listing.submit': 'Submit the listing',
  'listing.submitAgain': 'Submit the changes',
  'listing.note': 'We read every entry. That takes a day at most.',
  'listing.draft': 'What you entered before is still here. It is saved on this device only.',
  'listing.sent.title': 'Your listing is with us',
  'listing.sent.text': 'We read it within a day. This link always shows its progress.',
  'listing.state.Invited.title': 'Not submitted yet',
  'listing.state.Invited.text':
    'Four fields and a logo. What you enter is saved on this device until you submit it.',
  'listing.state.Submitted.title': 'Submitted, under review',
  'listing.state.Submitted.text': 'We read every entry, within a day. To change something now, write to us.',
  'listing.state.Approved.title': 'Approved',
  'listing.state.Approved.text': 'We have accepted it for the directory. To change it now, write to us.',
  'listing.state.Rejected.title': 'Please change something',
  'listing.state.Rejected.text':
    'We could not accept it as it was. Please correct it below and submit it again.',
  'listing.exists.title': 'There is already a listing',
  'listing.exists.text': 'Someone at your company has submitted it. Reload the page to see what is there.',
  'listing.none.title': 'There is no listing for this link',
  'listing.none.text':
    'Either it was withdrawn, or the invitation was for another edition. Write to us for a new one.',
  'listing.unknown.title': 'This invitation is not valid',
  'listing.unknown.text':
    'The link may have been cut short in the email, or it is no longer active. Open it from the email itself, or write to us.',
  'listing.contact': 'Write to us',
  'listing.form.who': 'Who you are',
  'listing.form.company': 'Company',
  'listing.form.contactName': 'Who answers questions about it',
  'listing.form.email': 'Email',
  'listing.form.entry': 'What visitors read',
  'listing.form.description': 'Description',
  'listing.form.website': 'Website',
  'listing.form.category': 'Category',
  'listing.form.categoryHint': 'One or two words, such as Payments, Identity, Data.',
  ...getLogoTexts('listing'),
  /** Follows the hint where the directory has one size for logos. */
  'listing.form.logoFits': 'The directory shows it at {size}.',
  'listing.form.logoPlace': 'Your logo fits here',
  'listing.form.more': 'Anything else we should know?',
  'listing.form.moreHint': 'Only we read this.',
} as const;
