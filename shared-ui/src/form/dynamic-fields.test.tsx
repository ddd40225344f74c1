import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyForm, type FormFieldType, type FormValues } from '@summit/contract/forms/described-form';
import {
  describedRule,
  type FormRuleName,
  formRuleNames,
  formRules,
} from '@summit/contract/forms/form-rules';
import { formSchema } from '@summit/contract/forms/form-schema';
import { Button } from '../actions/button.tsx';
import { renderPart } from '../testing.tsx';
import { type DynamicField, DynamicFields } from './dynamic-fields.tsx';
import { FormBody } from './form-body.tsx';
import { FormSummary } from './form-summary.tsx';
import { useSiteForm } from './use-site-form.tsx';

function aField(type: FormFieldType, own: Partial<DynamicField> = {}): DynamicField {
  return {
    name: type,
    label: `A ${type}`,
    type,
    placeholder: null,
    hint: null,
    rules: [],
    options: [],
    ...own,
  };
}

function DescribedForm({
  fields,
  onSubmit,
}: {
  fields: DynamicField[];
  onSubmit: (values: FormValues) => void;
}) {
  const form = useSiteForm<FormValues>({
    schema: formSchema(fields),
    defaultValues: emptyForm(fields),
    onSubmit,
  });
  return (
    <FormBody {...form.formProps}>
      <FormSummary {...form.summary} />
      <DynamicFields fields={fields} field={form.field} />
      <Button type="submit">Send</Button>
    </FormBody>
  );
}

function open(...fields: DynamicField[]) {
  const onSubmit = jest.fn();
  renderPart(<DescribedForm fields={fields} onSubmit={onSubmit} />);
  return { onSubmit, send: () => userEvent.click(screen.getByRole('button', { name: 'Send' })) };
}

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];

test('every type of field has its control, and its value is sent', async () => {
  const { onSubmit, send } = open(
    aField('text'),
    aField('email'),
    aField('phone'),
    aField('url'),
    aField('number'),
    aField('password'),
    aField('textarea', { rules: [describedRule('maxLength', { max: 50 })] }),
    aField('select', { options }),
    aField('radio', { options }),
    aField('checkbox'),
    aField('checkboxes', { options }),
  );
  const enter = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);
  await enter('A text', 'T');
  expect(screen.getByRole('textbox', { name: 'A email' })).toHaveAttribute('inputmode', 'email');
  await enter('A email', 'a@b.example');
  expect(screen.getByRole('textbox', { name: 'A phone' })).toHaveAttribute('type', 'tel');
  await enter('A phone', '+442079460018');
  expect(screen.getByRole('textbox', { name: 'A url' })).toHaveAttribute('type', 'url');
  await enter('A url', 'https://a.example');
  expect(screen.getByRole('textbox', { name: 'A number' })).toHaveAttribute('inputmode', 'decimal');
  await enter('A number', '7');
  expect(screen.getByLabelText('A password')).toHaveAttribute('type', 'password');
  await userEvent.type(screen.getByLabelText('A password'), 'abc123');
  await enter('A textarea', 'Long');
  expect(screen.getByText('4 / 50')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'A select' }), 'b');
  await userEvent.click(screen.getByRole('radio', { name: 'Second' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'A checkbox' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'First' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Second' }));
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0][0]).toEqual({
    text: 'T',
    email: 'a@b.example',
    phone: '+442079460018',
    url: 'https://a.example',
    number: '7',
    password: 'abc123',
    textarea: 'Long',
    select: 'b',
    radio: 'b',
    checkbox: true,
    checkboxes: ['a', 'b'],
  });
});

test.each(['text', 'textarea', 'select', 'radio', 'checkbox', 'checkboxes', 'password', 'phone'] as const)(
  'an empty required %s has a message beside it and in the summary',
  async (type) => {
    const { onSubmit, send } = open(aField(type, { options, rules: [describedRule('required')] }));
    await send();
    expect(await screen.findByRole('alert', { name: 'Problems with the form' })).toHaveTextContent(
      `A ${type}: The field is required`,
    );
    expect(screen.getAllByText('The field is required')).toHaveLength(1);
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

/** For each rule, an entry that breaks it. */
const breaking: Record<FormRuleName, string> = {
  required: '',
  email: 'a@',
  url: 'no page',
  numeric: '1a',
  number: 'one',
  birthYearMinLength: '19',
  minLength: '12',
  maxLength: 'x'.repeat(121),
  range: 'x'.repeat(121),
  minValue: '-1',
  password: 'abc',
  sameAsPassword: 'another1',
  passwordContainsAlpha: '123456',
  passwordContainsNumeric: 'abcdef',
  passwordLength: 'ab1',
  passwordSpecialChar: 'ab!1',
  validatePhone: '0',
  phoneNumberValidation: 'none',
  vatIdContainsGB: '123456789',
  vatIdContainsNumeric: 'GB',
  vatIdValidator: 'GB1',
  'generic.noScript': 'a <script>',
  'generic.required': '',
  'generic.email': 'a@',
  'generic.slug': 'A b',
  'generic.biggerThanZero': '0',
  'generic.lessThanHundred': '100',
  'generic.url': 'no page',
  'generic.amount': '0.01',
  'generic.numerics': '1a',
  'generic.latinLetters': 'Жук',
  'generic.tooLong': 'x'.repeat(121),
};

test.each(formRuleNames)('shows the message of the rule %s', async (name) => {
  const { onSubmit, send } = open(aField('text', { rules: [describedRule(name)] }));
  const text = breaking[name];
  if (text !== '') {
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste(text);
  }
  await send();
  const field = await screen.findByRole('textbox');
  await waitFor(() => expect(field).toHaveAccessibleDescription(formRules[name].message));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a custom message replaces the default one', async () => {
  const { send } = open(aField('text', { rules: [describedRule('required', {}, 'We need this')] }));
  await send();
  expect(await screen.findByText('We need this')).toBeVisible();
});
