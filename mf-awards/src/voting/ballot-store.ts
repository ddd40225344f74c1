import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** Chosen nominees by category. */
export type Choices = Readonly<Record<string, readonly string[]>>;

interface BallotDraft {
  choices: Choices;
  /** Chooses a nominee, or takes the choice back. With one allowed vote a new choice replaces the old one. */
  toggle: (categoryId: string, nomineeId: string, allowed: number) => void;
  clear: () => void;
}

function createBallotStore(key: string) {
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
      { name: `ballot.${key}`, storage: createJSONStorage(() => window.localStorage) },
    ),
  );
}

function toggled(chosen: readonly string[], nomineeId: string, allowed: number): string[] {
  if (chosen.includes(nomineeId)) return chosen.filter((id) => id !== nomineeId);
  if (allowed === 1) return [nomineeId];
  return chosen.length < allowed ? [...chosen, nomineeId] : [...chosen];
}

/**
 * An attendee's unsent ballot, kept on this device until it is sent: another attendee who logs in here
 * finds a ballot of their own.
 */
export function useBallotDraft(attendeeId: string, ballot: string): BallotDraft {
  const key = `${ballot}.${attendeeId}`;
  const store = useMemo(() => createBallotStore(key), [key]);
  return useStore(store);
}

/** The choices as the call wants them, without categories and nominees that are no longer on the ballot. */
export function votesOf(choices: Choices, nominees: readonly { id: string; categoryId: string }[]) {
  return nominees
    .filter(({ id, categoryId }) => choices[categoryId]?.includes(id))
    .map(({ id, categoryId }) => ({ categoryId, nomineeId: id }));
}
