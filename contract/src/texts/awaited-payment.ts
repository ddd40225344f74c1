/** Texts that are shown while a payment is awaited. */
export const awaitedPaymentTexts = {
  'registrationExecutePayment.meta.description': 'Waiting for the payment.',
  'registrationExecutePayment.header.title': 'One moment',
  'registrationExecutePayment.header.lead': 'We are waiting for your bank to confirm the payment.',
  'registrationExecutePayment.waiting': 'Waiting for the confirmation',
  'registrationExecutePayment.long.title': 'This is taking longer than usual',
  'registrationExecutePayment.long':
    'You can close this page: we will email you as soon as the payment is confirmed. Nothing is charged twice.',
  'registrationExecutePayment.back': 'Back to the payment',
} as const;
