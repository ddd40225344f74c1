import * as awardsCalls from '@summit/contract/calls/awards';
import * as limits from '@summit/contract/limits/limits';
import type { AwardsTrack } from '@summit/contract/site/page';
import { isApiError, serverQueryKey, useServerAction, useSessionActions } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';
import { lazySchema } from '@summit/shared-ui/form/lazy-schema';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { nominationDraft } from './left-nomination.ts';

/** The rules of a nomination. */
export const nominationRules = lazySchema(
  ['awardsType', 'categoryIds', 'name', 'url', 'reason', 'nominator'],
  async () => (await import('@summit/contract/registration/registration-fields')).nomineeForm,
);

interface NominationFormOptions {
  track: AwardsTrack;
  attendeeId: string;
  /** The categories of the track. */
  known: readonly string[];
  unknownCategory: string;
  onSent: () => void;
}

/** The form of a nomination with its draft; a category in the address is already chosen. */
export function useNominationForm({
  track,
  attendeeId,
  known,
  unknownCategory,
  onSent,
}: NominationFormOptions) {
  const queryClient = useQueryClient();
  const { reload } = useSessionActions();
  const nominate = useServerAction(awardsCalls.nominate, { refreshes: [awardsCalls.myNominations] });
  const [search] = useSearch();
  const asked = known.filter((id) => id === search.get('category'));
  const draftName = nominationDraft(track, attendeeId);

  const form = useSiteForm({
    schema: nominationRules,
    defaultValues: {
      awardsType: track,
      categoryIds: asked,
      name: '',
      url: '',
      reason: '',
      contactEmail: '',
    },
    trim: ['name', 'url', 'contactEmail'],
    onSubmit: async (body) => {
      try {
        await nominate.run({ body: { ...body, contactEmail: body.contactEmail || undefined } });
      } catch (error) {
        return refuse(error);
      }
      draft.finish();
      onSent();
    },
  });
  const draft = useFormDraft(draftName, form, { fit: (stored) => fitted(stored, known, asked) });

  async function refuse(error: unknown): Promise<void> {
    if (!isApiError(error)) throw error;
    switch (error.code) {
      case 'fm.cms-0122':
        // A nomination from another tab or device counts: it is shown instead of the form, together with the unsent draft.
        await queryClient.invalidateQueries({ queryKey: serverQueryKey(awardsCalls.myNominations) });
        return;
      case 'cqrs-0009':
        return form.fail('categoryIds', unknownCategory);
      case 'email-confirmation-0001':
        await reload();
        throw error;
      default:
        throw error;
    }
  }

  return { form, draft, draftName };
}

/** The categories of a draft that still exist, together with those in the address. */
function fitted(
  stored: Readonly<Record<string, unknown>>,
  known: readonly string[],
  asked: readonly string[],
): Readonly<Record<string, unknown>> {
  const { categoryIds, ...rest } = stored;
  if (!Array.isArray(categoryIds)) return rest;
  const all = [...categoryIds.filter((id) => known.includes(id)), ...asked];
  return { ...rest, categoryIds: [...new Set(all)].slice(0, limits.nominationsForEachNominee) };
}
