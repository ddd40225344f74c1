/** Texts of paying for a ticket. */
export const registrationPaymentTexts = {
  'registrationPayment.meta.description': 'Pay for your ticket.',
  'registrationPayment.header.lead': 'Your place is held while you pay.',
  'registrationPayment.declined':
    'The payment was declined. Nothing was charged and your place is still held.',
  'registrationPayment.pending':
    'A payment is under way. If you have finished it, we show your ticket here as soon as it is confirmed. If not, carry on with it.',
  'registrationPayment.unavailable':
    'Paying online is not possible at the moment. Write to us and we will send you an invoice.',
  'registrationPayment.heldUntil': 'Held for you until',
  'registrationPayment.held': 'Held for you for another',
  'registrationPayment.short': 'Less than two minutes left. Do you need more time?',
  'registrationPayment.extend': 'Hold it for longer',
  'registrationPayment.extendFailed': 'The time was not extended',
  'registrationPayment.pay': 'Pay {amount}',
  'registrationPayment.note':
    'The next page is our payment provider’s. You enter your card there, and come back here afterwards.',
  'registrationPayment.failed': 'The payment could not be started',
  'registrationPayment.failed.safe': 'Nothing was charged, and your place is still held.',
  'registrationPayment.promo.label': 'Promo code',
  'registrationPayment.promo.apply': 'Apply',
  'registrationPayment.promo.remove': 'Remove the code',
  'registrationPayment.promo.removed': 'The promo code is removed.',
  'registrationPayment.promo.removeFailed': 'The code was not removed',
  'registrationPayment.nothing': 'Complete without a card',
  'registrationPayment.nothing.note': 'Your promo code covers the whole price: there is nothing to pay.',
  'registrationPayment.nothing.failed': 'Your registration was not completed',
  'registrationPayment.vat': 'including {vat} VAT ({rate})',
  'registrationPayment.promo.applied': 'The promo code is applied.',
  'registrationPayment.over':
    'Your place is no longer held: the time ran out. Please choose your ticket again.',
  'registrationPayment.chooseAgain': 'Choose a ticket',
  'registrationPayment.write': 'Write to us',
} as const;
