/** Texts of the preview of described forms. */
export const formPreviewTexts = {
  'testFormInterpretation.meta.description':
    'A preview of any form that the organisers describe: its fields, its rules and what they say.',
  'testFormInterpretation.header.title': 'Form preview',
  'testFormInterpretation.header.lead': 'How a described form looks and behaves. Nothing is sent from here.',
  'testFormInterpretation.type': 'Type of form',
  'testFormInterpretation.show': 'Show the form',
  'testFormInterpretation.choose.title': 'Which form?',
  'testFormInterpretation.choose.text':
    'Write its type above, as the organisers named it: volunteer, blitz, interpretation-test.',
  'testFormInterpretation.missing.title': 'There is no form of this type',
  'testFormInterpretation.missing.text': 'Check the spelling: types are in lower case.',
  'testFormInterpretation.submit': 'Check the form',
  'testFormInterpretation.draft':
    'What you entered before is still here. It is saved on this device only, without passwords.',
  'testFormInterpretation.script': 'All the fields are here, but their rules need JavaScript.',
  'testFormInterpretation.valid.title': 'Every field is valid',
  'testFormInterpretation.valid.text': 'This is what would be sent:',
  'testFormInterpretation.empty': 'left empty',
} as const;
