/** Texts of choosing a ticket. */
export const registrationPackagesTexts = {
  'registrationPackages.meta.description': 'Choose your ticket for {event}.',
  'registrationPackages.header.lead':
    'Prices include everything that is listed, and nothing else is added later.',
  'registrationPackages.submit.free': 'Take this ticket',
  'registrationPackages.submit.paid': 'Hold this ticket',
  'registrationPackages.addition.label': 'Add a seat at the gala',
  'registrationPackages.addition.unavailable': 'No seats are left for this ticket.',
  'registrationPackages.empty.title': 'No ticket is on sale for you at the moment',
  'registrationPackages.empty.text': 'Write to us and we will find out why.',
  'registrationPackages.chosen.title': 'You have chosen your ticket',
  'registrationPackages.chosen.pay': 'Go to the payment',
  'registrationPackages.free': 'There is nothing to pay, now or later.',
  'registrationPackages.invoiceBelow': 'Say below where the invoice goes.',
  'registrationPackages.held': 'Nothing is charged before you confirm the payment.',
  'registrationPackages.waited': 'I joined a list before I registered',
  'registrationPackages.waited.text':
    'Your place shows here once we know that {email} is yours. Press the button in the email that we send you, on any device.',
} as const;
