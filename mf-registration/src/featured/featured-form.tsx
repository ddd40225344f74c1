import { featuredCalls } from '@summit/contract/calls/featured';
import { isApiError, serverQueryKey, useServerAction } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';
import { CheckboxField } from '@summit/shared-ui/form/checkbox-field';
import { useState, type FormEvent } from 'react';
import { FirstStepFrame } from '../shared/first-step-frame.tsx';
import { draftOfLink } from '../shared/use-draft.ts';
import { useFeaturedTexts } from '../shared/use-featured-texts.ts';
import { useFirstStep } from '../shared/use-first-step.ts';
import { usePhotoTexts } from '../shared/use-photo-texts.ts';
import { useRegistrationTexts } from '../shared/use-registration-texts.ts';
import { AboutFields } from './about-fields.tsx';
import { FeaturedAside } from './featured-aside.tsx';
import { emptyFeatured, featuredSchema, type FeaturedValues } from './featured-fields.ts';
import { refusalIn, type FeaturedInvitation, type FeaturedRefusal } from './use-featured-invitation.ts';
import { useFeaturedPhoto } from './use-featured-photo.ts';

const { featureFormToken, submitFeatureForm } = featuredCalls;

interface FeaturedFormProps {
  token: string;
  invitation: FeaturedInvitation;
  /** The registration is being sent, and is not to be interrupted by the session that it begins. */
  onSending: (sending: boolean) => void;
  onRegistered: (person: FeaturedValues) => void;
  /** The invitation cannot be used any more. */
  onRefused: (refusal: FeaturedRefusal) => void;
  onClosed: () => void;
}

/** Who is featured: sent, it registers them and signs them in. */
export function FeaturedForm(props: FeaturedFormProps) {
  const { token, invitation, onSending, onRegistered, onRefused, onClosed } = props;
  const texts = useRegistrationTexts();
  const featured = useFeaturedTexts();
  const photoTexts = usePhotoTexts();
  const submission = useServerAction(submitFeatureForm);
  const queryClient = useQueryClient();
  const [forms, countForms] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const step = useFirstStep<FeaturedValues>({
    name: draftOfLink('featured', token),
    schema: featuredSchema,
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

  /** A photo that is under way arrives first. */
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setWaiting(true);
    await photo.arrived();
    setWaiting(false);
    await form.formProps.onSubmit(event);
  }

  function startAfresh() {
    photo.forget();
    step.startAfresh();
    countForms((count) => count + 1);
  }

  return (
    <FirstStepFrame
      step={{
        ...step,
        startAfresh,
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
