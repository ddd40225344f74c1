import { type FormEvent, useState } from 'react';
import * as featuredCalls from '@summit/contract/calls/featured';
import { draftOfLink } from '@summit/contract/session/storage-keys';
import { isApiError, serverQueryKey, useServerAction } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';
import { CheckboxField } from '@summit/shared-ui/choices/checkbox-field';
import { FirstStepFrame } from '../shared/steps/first-step-frame.tsx';
import { useFirstStep } from '../shared/steps/use-first-step.ts';
import { useFeaturedTexts } from '../shared/texts/use-featured-texts.ts';
import { useFirstStepTexts } from '../shared/texts/use-first-step-texts.ts';
import { usePhotoTexts } from '../shared/texts/use-photo-texts.ts';
import { AboutFields } from './about-fields.tsx';
import { FeaturedAside } from './featured-aside.tsx';
import { emptyFeatured, featuredRules, type FeaturedValues } from './featured-fields.ts';
import { type FeaturedInvitation, type FeaturedRefusal, refusalIn } from './use-featured-invitation.ts';
import { useFeaturedPhoto } from './use-featured-photo.ts';

const { featureFormToken, submitFeatureForm } = featuredCalls;

interface FeaturedFormProps {
  token: string;
  invitation: FeaturedInvitation;
  /** Called while the registration is being sent, because the session it begins must not interrupt it. */
  onSending: (sending: boolean) => void;
  onRegistered: (person: FeaturedValues) => void;
  /** Called when the invitation can no longer be used. */
  onRefused: (refusal: FeaturedRefusal) => void;
  onClosed: () => void;
}

/** The form of a featured attendee: submitting it registers them and signs them in. */
export function FeaturedForm(props: FeaturedFormProps) {
  const { token, invitation, onSending, onRegistered, onRefused, onClosed } = props;
  const texts = useFirstStepTexts();
  const featured = useFeaturedTexts();
  const photoTexts = usePhotoTexts();
  const submission = useServerAction(submitFeatureForm);
  const queryClient = useQueryClient();
  const [forms, countForms] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const step = useFirstStep<FeaturedValues>({
    draft: { name: draftOfLink('featured', token), onRestored: (stored) => photo.onRestored(stored) },
    schema: featuredRules,
    empty: (country) => emptyFeatured(invitation, country),
    submit: (values) => submission.run({ body: { token, ...values } }),
    onSending,
    onDone,
    onClosed,
    refuse,
  });
  const { form } = step;
  const photo = useFeaturedPhoto(token, form.methods, featured['registrationFeatured.photoGone']);

  function onDone(person: FeaturedValues) {
    onRegistered(person);
    void queryClient.invalidateQueries({ queryKey: serverQueryKey(featureFormToken) });
  }

  function refuse(error: unknown): boolean {
    const refusal = refusalIn(error);
    if (refusal) {
      onRefused(refusal);
    } else if (isApiError(error) && error.code === 'image-0001') {
      photo.refuse(error.message);
      form.fail('imageUrl', error.message);
    } else {
      return false;
    }
    return true;
  }

  /** Waits for a photo whose upload is still running. */
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setWaiting(true);
    await photo.arrived();
    setWaiting(false);
    await form.formProps.onSubmit(event);
  }

  function startAfresh() {
    photo.forget();
    step.draft.startAfresh();
    countForms((count) => count + 1);
  }

  return (
    <FirstStepFrame
      step={{
        ...step,
        draft: { ...step.draft, startAfresh },
        form: {
          ...form,
          formProps: { ...form.formProps, onSubmit: submit },
          busy: form.busy || waiting,
        },
      }}
      texts={texts}
      publish={
        <CheckboxField
          {...form.field('publishAccepted')}
          label={featured['registrationFeatured.publish']}
          hint={featured['registrationFeatured.publish.hint']}
        />
      }
      submit={featured['registrationFeatured.submit']}
      note={featured['registrationFeatured.note']}
      aside={<FeaturedAside control={form.control} photo={photo} texts={featured} photoTexts={photoTexts} />}
    >
      <AboutFields key={forms} field={form.field} photo={photo} texts={featured} photoTexts={photoTexts} />
    </FirstStepFrame>
  );
}
