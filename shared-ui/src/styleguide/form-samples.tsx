import { Button } from '../actions/button.tsx';
import { CheckboxField } from '../choices/checkbox-field.tsx';
import { RadioGroup } from '../choices/radio-group.tsx';
import { SearchableSelectField } from '../choices/searchable-select-field.tsx';
import { SelectField } from '../choices/select-field.tsx';
import type { CaptchaState } from '../fields/captcha-field.tsx';
import { CaptchaField } from '../fields/captcha-field.tsx';
import { EmailField } from '../fields/email-field.tsx';
import { Fieldset } from '../fields/fieldset.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { PictureField } from '../fields/picture-field.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { TextField } from '../fields/text-field.tsx';
import { UrlField } from '../fields/url-field.tsx';
import { VatField } from '../fields/vat-field.tsx';
import { FormActions } from '../form/form-actions.tsx';
import { FieldPair, FormBody } from '../form/form-body.tsx';
import { FormSummary } from '../form/form-summary.tsx';
import { StepProgress } from '../form/step-progress.tsx';
import { Stack } from '../layout/stack.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { TypedSearchForm } from '../search/typed-search-form.tsx';
import { Sample } from './sample.tsx';

const captchaStates: CaptchaState[] = ['idle', 'solving', 'solved', 'failed', 'expired', 'unencrypted'];
const countries = [
  { value: 'GB', label: 'United Kingdom' },
  { value: 'FR', label: 'France' },
];
const packages = [
  { value: 'early', label: 'Early', hint: 'Three days, expo and conference', detail: '£495' },
  { value: 'vip', label: 'VIP', hint: 'With two extra tickets and the gala', detail: '£995' },
  { value: 'gala', label: 'Gala seat', hint: 'Sold out', detail: '£195', disabled: true },
];
const ignore = () => undefined;
const logo = {
  label: 'Logo',
  hint: 'PNG or WebP, up to 10 MB.',
  accept: ['image/png', 'image/webp'],
  action: 'Choose a logo',
  dropHint: 'or drop one here',
  onChoose: ignore,
};

/** Buttons, every field in its states, and the parts around them. */
export function FormSamples({ theme }: { theme: string }) {
  return (
    <>
      <Sample name="Buttons">
        <Stack>
          <Stack row wrap align="center">
            <Button>Register</Button>
            <Button variant="secondary">See the agenda</Button>
            <Button variant="quiet">Not now</Button>
            <Button variant="gold" icon="star">
              Vote
            </Button>
          </Stack>
          <Stack row wrap align="center">
            <Button busy busyLabel="Sending">
              Send
            </Button>
            <Button disabled>Send</Button>
            <Button size="small">Small</Button>
            <Button size="large" icon="arrow-right">
              Pay £495
            </Button>
          </Stack>
        </Stack>
      </Sample>
      <Sample name="A form">
        <FormBody onSubmit={(event) => event.preventDefault()}>
          <StepProgress current={2} total={5} label="Your work" next="Photo" />
          <FormSummary
            attempt={0}
            problems={[
              {
                name: 'email',
                id: 'sample',
                label: 'Work email',
                message: 'Please enter a valid email address',
              },
            ]}
          />
          <Fieldset legend="About you" lead="As it stands on your badge.">
            <FieldPair>
              <TextField label="First name" name="firstName" required defaultValue="Amara" />
              <TextField label="Last name" name="lastName" required />
            </FieldPair>
            <EmailField
              label="Work email"
              name="email"
              required
              defaultValue="amara@halden"
              error="Please enter a valid email address"
              hint="Your ticket comes here."
            />
            <PhoneField label="Phone" name="phone" required />
            <UrlField label="Website" name="website" />
            <VatField label="VAT number" name="vatId" />
            <PasswordField
              label="Password"
              name="password"
              autoComplete="new-password"
              hint="6 to 20 characters, with a letter and a digit."
            />
            <SelectField
              label="Title"
              name="title"
              options={[{ value: 'dr', label: 'Dr' }]}
              placeholder="Choose a title"
            />
            <SearchableSelectField
              label="Country"
              name="country"
              options={countries}
              placeholder="Choose a country"
              required
            />
            <TextField label="Company" name="company" disabled defaultValue="Halden Bank" />
            <TextField label="Budget" name="budget" prefix="£" suffix="a year" optional inputMode="numeric" />
            <TextArea label="Biography" name="bio" limit={600} hint="At most 600 characters." optional />
          </Fieldset>
          <RadioGroup
            legend="Your package"
            name="package"
            options={packages}
            layout="cards"
            defaultValue="early"
          />
          <RadioGroup
            legend="What do you decide?"
            name="role"
            options={[
              { value: 'final', label: 'I decide' },
              { value: 'advise', label: 'I advise' },
            ]}
            error="Please choose one of the options"
          />
          <div>
            <CheckboxField
              label="I accept the terms and conditions"
              name="terms"
              required
              error="Please accept to continue"
            />
            <CheckboxField
              label="Publish me in the attendee list"
              name="publish"
              defaultChecked
              hint="Name, company and role."
            />
          </div>
          <FormActions note="Next you choose your photo.">
            <Button type="submit">Continue</Button>
            <Button variant="quiet">Back</Button>
          </FormActions>
        </FormBody>
      </Sample>
      <Sample name="A picture to send">
        <Stack>
          <PictureField {...logo} name="logo-none" />
          <PictureField {...logo} name="logo-way" fileName="halden.png" status="Sending it" sent={0.6} />
          <PictureField {...logo} name="logo-bad" error="This file is not a picture we can read." />
        </Stack>
      </Sample>
      <Sample name="Captcha">
        <Stack gap={2}>
          {captchaStates.map((state) => (
            <CaptchaField key={state} state={state} onStart={ignore} />
          ))}
        </Stack>
      </Sample>
      <Sample name="Search">
        <SearchForm
          action="/styleguide"
          label={`Search speakers, ${theme}`}
          placeholder="Name, company or topic"
        >
          <SelectField
            label="Track"
            name="track"
            options={[{ value: 'payments', label: 'Payments' }]}
            placeholder="All tracks"
          />
        </SearchForm>
      </Sample>
      <Sample name="Search while typing">
        <TypedSearchForm
          action="/styleguide"
          label={`Search the site, ${theme}`}
          onTypedSearch={() => undefined}
        />
      </Sample>
    </>
  );
}
