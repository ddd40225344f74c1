import { useState } from 'react';
import type { Place, Session } from './plan/place.ts';
import { type Plan, withPlace } from './plan/plan.ts';

const nothing: Plan = new Map();

/** The unsaved moves; each step can be undone. */
export function usePlan() {
  const [steps, setSteps] = useState<readonly Plan[]>([nothing]);
  const plan = steps.at(-1) ?? nothing;
  return {
    plan,
    canUndo: steps.length > 1,
    move(session: Session, place: Place | null) {
      setSteps((all) => [...all, withPlace(all.at(-1) ?? nothing, session, place)]);
    },
    undo() {
      setSteps((all) => (all.length > 1 ? all.slice(0, -1) : all));
    },
    /** What is saved, or planned on something that is no longer there, is no step to go back to. */
    begin(next: Plan = nothing) {
      setSteps(next.size === 0 ? [nothing] : [nothing, next]);
    },
  };
}
