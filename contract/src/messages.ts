/** The message of a field that breaks a rule. Quoted texts keep their spelling, as those of errors do. */
export const messages = {
  required: 'The field is required',
  email: 'Please enter a valid email address',
  url: "The link has to start with 'http://' or 'https://' and be valid",
  numeric: 'Error only numeric',
  number: 'This field should contain only numerics',
  birthYearMinLength: 'min Length - 4',
  minLength: 'Phone number should be longer',
  maxLength: 'The field exceeds maximum length',
  range: 'This field is too long',
  /** The message for the other bound of `range`. */
  tooShort: 'This field is too short',
  minValue: 'Value is too low',
  password: 'Password must be at least 6 characters long, and contain at least 1 letters and 1 digit.',
  sameAsPassword: "Passwords don't match",
  passwordContainsAlpha: 'Should be at least one letter',
  passwordContainsNumeric: 'Should be at least one number',
  passwordLength: 'Should be 6 - 20 characters long',
  organiserPassword: 'Please choose a password of at least 12 characters',
  passwordSpecialChar: 'Special characters not allowed',
  validatePhone: 'Incorrect phone',
  phoneNumberValidation: 'Should contain numbers',
  vatIdContainsGB: 'Should contain GB',
  vatIdContainsNumeric: 'Should contain numbers',
  vatIdValidator: 'VatId is not correct',
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  phone: 'Please enter your phone number with its country code, such as +44 20 7946 0958',
  birthYear: 'Please enter the four digits of the year you were born in',
  oldEnough: 'You have to be 18 or older',
  oneOf: 'Please choose one of the options',
  accepted: 'Please accept to continue',
  moment: 'Please write a date, a time and its zone, such as 2027-06-10T18:00:00Z',
  unknownKey: 'This parameter is not known',
  repeatedKey: 'This parameter can be given only once',
  text: 'This should be a text',
  plainText: 'This text contains a character that cannot be stored. Please type it again.',
  longestList: 'This list is too long',
  unknownField: 'There is no such field',
  fixedField: 'This cannot be changed',
  domain: 'Please write a domain in small letters, such as example.org',
  slug: 'Please use small letters, digits and single dashes, such as early-bird',
  flag: 'Please write true or false',
  json: 'This is not valid JSON',
  day: 'Please write a date such as 2027-06-10',
  fileName: 'Please use a name of letters, digits, dashes and underscores, with the ending of its file',
  picture: 'Please use the address of a stored picture, such as /media/3f2a.jpg',
  colour: 'Please write a colour such as #0B7A5C',
  length: 'Please write a length such as 8px',
  timeZone: 'Please write the name of a time zone, such as Europe/London',
  priceOfKind: 'A free package has the price 0, a paid one another',
  endsLater: 'The end has to come after the beginning',
  staleRow: 'Somebody else has changed this since the file was exported',
  namedTwice: 'Another line has the same key',
  taken: 'Another entry has this already',
  unknownEntry: 'There is no such entry to refer to',
} as const;

/** The second, generic table of rules. */
export const genericMessages = {
  noScript: 'No script allowed',
  required: 'Required',
  email: 'Enter a valid email',
  slug: 'Enter a valid slug',
  biggerThanZero: 'Should be bigger than 0',
  lessThanHundred: 'Should be less than 100',
  url: 'Enter a valid URL',
  // A quoted text, which means 100,000.
  amount: 'Should be between 0.1 and 10 0000',
  numerics: 'Only numerics',
  latinLetters: 'Only latin letters',
  tooLong: 'Too long',
} as const;

/** The text before the part that the message check refused. */
export const refusedPartMessage = 'Your message contains something we cannot accept:';

/** How to correct what the message check refused; follows the part. */
export const refusedPartAdvice = {
  tag: 'Please write it without angle brackets.',
  quote: 'Please write this part without quotation marks.',
  equalsSign: 'Please write this part without the equals sign.',
} as const;
