import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { draftKey, type DraftName } from '@summit/contract/storage-keys';

/** Chosen nominees by category. */
export type Choices = Readonly<Record<string, readonly string[]>>;

interface BallotDraft {
  choices: Choices;
  /** Chooses a nominee, or removes the choice. With one allowed vote a new choice replaces the old one. */
  toggle: (categoryId: string, nomineeId: string, allowed: number) => void;
  clear: () => void;
}

function createBallotStore(name: DraftName) {
  return createStore<BallotDraft>()(
    persist(
      (set) => ({
        choices: {},
        toggle: (categoryId, nomineeId, allowed) =>
          set(({ choices }) => ({
            choices: { ...choices, [categoryId]: toggled(choices[categoryId] ?? [], nomineeId, allowed) },
          })),
        clear: () => set({ choices: {} }),
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
 * gets their own ballot.
 */
export function useBallotDraft(attendeeId: string, ballot: string): BallotDraft {
  const name: DraftName = `ballot-${ballot}-${attendeeId}`;
  const store = useMemo(() => createBallotStore(name), [name]);
  return useStore(store);
}

/** The choices as the request body needs them, without categories and nominees that are no longer on the ballot. */
export function votesOf(choices: Choices, nominees: readonly { id: string; categoryId: string }[]) {
  return nominees
    .filter(({ id, categoryId }) => choices[categoryId]?.includes(id))
    .map(({ id, categoryId }) => ({ categoryId, nomineeId: id }));
}
