/** Texts of the photo step. Joins the texts of the other pages of the registration. */
export const photoTexts = {
  'registrationPhoto.field': 'Photo',
  'registrationPhoto.hint': 'A recent one of you alone, looking ahead. JPEG, PNG or WebP, up to 10 MB.',
  'registrationPhoto.choose': 'Choose a photo',
  'registrationPhoto.chooseAnother': 'Choose another photo',
  'registrationPhoto.drop': 'or drop one here',
  'registrationPhoto.sending': 'Sending your photo',
  'registrationPhoto.ready': 'Your photo is ready. It is on your badge once you press the button below.',
  'registrationPhoto.present': 'This is the photo you have now.',
  'registrationPhoto.rejected.title': 'We need another photo',
  'registrationPhoto.rejected.text': 'The one you sent does not show well on a badge. Please choose another.',
  'registrationPhoto.missing': 'Please choose a photo',
  'registrationPhoto.retry': 'Send it again',
  'registrationPhoto.submit': 'Use this photo',
  'registrationPhoto.keep': 'Continue with this photo',
  'registrationPhoto.skip': 'Continue without a photo',
  'registrationPhoto.back': 'Back to my ticket',
  'registrationPhoto.note':
    'We cut it to a square and remove what your camera wrote into it, such as the place.',
  'registrationPhoto.tips': [
    'Light | from the front, a window for example',
    'You | alone, and near enough to be recognised at a door',
    'Nothing | in front of your face',
  ].join('\n'),
  'registrationPhoto.badge': 'Your badge',
  'registrationPhoto.badge.caption': 'How it will look, near enough.',
} as const;
