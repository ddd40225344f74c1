import { useEffect, useEffectEvent, useMemo } from 'react';
import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { draftKey, type DraftName } from '@summit/contract/session/storage-keys';

/** Chosen nominees by category. */
export type Choices = Readonly<Record<string, readonly string[]>>;

export interface BallotDraft {
  choices: Choices;
  /** The nominees on ballots that were sent but got no response: such a ballot may have arrived, and may count. */
  sent: readonly string[];
  /**
   * Chooses a nominee, or removes the choice. With one allowed vote a new choice replaces the old one.
   * @param chosen the choices in the category, without nominees who have withdrawn
   */
  toggle: (categoryId: string, nomineeId: string, allowed: number, chosen: readonly string[]) => void;
  recordSent: (nomineeIds: readonly string[]) => void;
  clear: () => void;
}

function createBallotStore(name: DraftName) {
  return createStore<BallotDraft>()(
    persist(
      (set) => ({
        choices: {},
        sent: [],
        toggle: (categoryId, nomineeId, allowed, chosen) =>
          set(({ choices }) => ({
            choices: { ...choices, [categoryId]: toggled(chosen, nomineeId, allowed) },
          })),
        recordSent: (nomineeIds) => set({ sent: [...nomineeIds] }),
        clear: () => set({ choices: {}, sent: [] }),
      }),
      { name: draftKey(name), storage: createJSONStorage(() => window.localStorage) },
    ),
  );
}

function toggled(chosen: readonly string[], nomineeId: string, allowed: number): string[] {
  if (chosen.includes(nomineeId)) return chosen.filter((id) => id !== nomineeId);
  if (allowed === 1) return [nomineeId];
  return chosen.length < allowed ? [...chosen, nomineeId] : [...chosen];
}

/**
 * An attendee's unsent ballot, stored on this device until it is sent: another attendee who logs in here
 * gets a separate ballot. All tabs share it; `onCleared` is called when another tab has sent it.
 */
export function useBallotDraft(attendeeId: string, ballot: string, onCleared: () => void): BallotDraft {
  const name: DraftName = `ballot-${ballot}-${attendeeId}`;
  const store = useMemo(() => createBallotStore(name), [name]);
  const onStorage = useEffectEvent(({ key }: StorageEvent) => {
    if (key !== draftKey(name)) return;
    void store.persist.rehydrate();
    if (Object.keys(store.getState().choices).length === 0) onCleared();
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => onStorage(event);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);
  return useStore(store);
}

/** The choices in the form of the request body, without those that can no longer be chosen. */
export function getVotes(
  choices: Choices,
  nominees: readonly { id: string; categoryId: string; withdrawal: string | null }[],
) {
  return nominees
    .filter(({ id, categoryId, withdrawal }) => !withdrawal && choices[categoryId]?.includes(id))
    .map(({ id, categoryId }) => ({ categoryId, nomineeId: id }));
}

/** Converts votes back into choices. */
export function getChoices(votes: readonly { categoryId: string; nomineeId: string }[]): Choices {
  const choices: Record<string, string[]> = {};
  for (const { categoryId, nomineeId } of votes) (choices[categoryId] ??= []).push(nomineeId);
  return choices;
}
