import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxField } from '../choices/checkbox-field.tsx';
import { RadioGroup } from '../choices/radio-group.tsx';
import { SelectField } from '../choices/select-field.tsx';
import { StepProgress } from '../form/step-progress.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { renderPart } from '../testing.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { UrlField } from './url-field.tsx';

describe('fields', () => {
  test('associate label, hint and message with the control', () => {
    renderPart(
      <TextField label="Work email" name="email" hint="Your ticket comes here." error="Not valid" required />,
    );
    const field = screen.getByRole('textbox', { name: 'Work email' });
    expect(field).toHaveAccessibleDescription('Not valid Your ticket comes here.');
    expect(field).toBeInvalid();
    expect(field).toBeRequired();
  });

  test('pass on autocomplete and input mode', () => {
    renderPart(
      <TextField label="Code" name="code" autoComplete="one-time-code" inputMode="numeric" maxLength={6} />,
    );
    const field = screen.getByRole('textbox', { name: 'Code' });
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
  });

  test("show the keyboard for addresses, and suggest the visitor's own", () => {
    renderPart(
      <>
        <EmailField label="Your email" name="own" />
        <EmailField label="Their email" name="other" autoComplete="off" />
        <UrlField label="Website" name="website" />
      </>,
    );
    const own = screen.getByRole('textbox', { name: 'Your email' });
    expect(own).toHaveAttribute('type', 'email');
    expect(own).toHaveAttribute('inputmode', 'email');
    expect(own).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByRole('textbox', { name: 'Their email' })).toHaveAttribute('autocomplete', 'off');
    const website = screen.getByRole('textbox', { name: 'Website' });
    expect(website).toHaveAttribute('type', 'url');
    expect(website).toHaveAttribute('inputmode', 'url');
    expect(website).toHaveAttribute('autocomplete', 'url');
    expect(website).toHaveAttribute('placeholder', 'https://');
  });

  test('count characters against a limit', async () => {
    renderPart(<TextArea label="Biography" name="bio" limit={600} defaultValue="I" />);
    expect(screen.getByText('1 / 600')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox'), ' build');
    expect(screen.getByText('7 / 600')).toBeVisible();
  });

  test('show and hide a password', async () => {
    renderPart(<PasswordField label="Password" name="password" autoComplete="current-password" />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBeVisible();
  });

  test('show the format of an international number', () => {
    renderPart(<PhoneField label="Phone" name="phone" countryPrefix="+33" />);
    const field = screen.getByRole('textbox', { name: 'Phone' });
    expect(field).toHaveAccessibleDescription(/\+33/);
    expect(field).toHaveAttribute('autocomplete', 'tel');
  });

  test('offer choices as native controls', async () => {
    const options = [
      { value: 'GB', label: 'United Kingdom' },
      { value: 'FR', label: 'France' },
    ];
    renderPart(
      <>
        <SelectField label="Country" name="country" options={options} placeholder="Choose a country" />
        <RadioGroup legend="Nationality" name="nationality" options={options} error="Please choose" />
        <CheckboxField label="I accept the terms" name="terms" error="Please accept" />
      </>,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'France');
    expect(screen.getByRole('combobox')).toHaveValue('FR');
    await userEvent.click(screen.getByRole('radio', { name: 'France' }));
    expect(screen.getByRole('radio', { name: 'France' })).toBeChecked();
    expect(screen.getByRole('radiogroup', { name: 'Nationality' })).toHaveAccessibleDescription(
      'Please choose',
    );
    expect(screen.getByRole('checkbox', { name: 'I accept the terms' })).toHaveAccessibleDescription(
      'Please accept',
    );
  });
});

describe('the security check', () => {
  test('shows its state, and can be started and restarted', async () => {
    const onStart = jest.fn();
    const { rerender } = renderPart(<CaptchaField state="idle" onStart={onStart} />);
    await userEvent.click(screen.getByRole('button', { name: 'Start the check' }));
    expect(onStart).toHaveBeenCalledTimes(1);
    rerender(<CaptchaField state="solving" onStart={onStart} />);
    expect(screen.getByRole('status')).toHaveTextContent('Checking, this takes a few seconds');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(<CaptchaField state="expired" onStart={onStart} />);
    expect(screen.getByRole('button', { name: 'Check again' })).toBeEnabled();
  });
});

describe('a search form', () => {
  test('works without scripts as a GET form', () => {
    renderPart(
      <SearchForm action="/speakers" label="Search speakers" value="ada" keep={{ day: '1' }}>
        <SelectField label="Track" name="track" options={[{ value: 'x', label: 'X' }]} placeholder="All" />
      </SearchForm>,
    );
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/speakers');
    expect(form).toHaveFormValues({ q: 'ada', track: '' });
  });

  test('changes the address without a reload, omitting empty fields', async () => {
    const { location } = renderPart(
      <SearchForm action="/speakers" label="Search speakers" keep={{ day: '1' }} />,
    );
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search speakers' }), 'ada{Enter}');
    expect(location()).toBe('/speakers?day=1&q=ada');
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(location()).toBe('/speakers?day=1');
  });
});

test('the progress shows the number and name of the step, and the next one', () => {
  renderPart(<StepProgress current={2} total={5} label="Your work" next="Photo" />);
  expect(screen.getByText('Step 2 of 5: Your work')).toBeVisible();
  expect(screen.getByText('Next: Photo')).toBeVisible();
});
