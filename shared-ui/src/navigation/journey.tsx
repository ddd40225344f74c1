import { createContext, useContext } from 'react';

/** What the router knows about this visit. */
export interface Journey {
  /** How many pages were opened since the server's page; 0 is that page itself. */
  steps: number;
  /** False while the page shows the address as the server rendered it, which is all that the server ever knows. */
  followsAddress: boolean;
  /** Announces to screen readers where the visitor is now. */
  announce: (text: string) => void;
}

/** Provided by the router; without one, nothing is announced. */
export const JourneyContext = createContext<Journey>({
  steps: 0,
  followsAddress: true,
  announce: () => undefined,
});

/** The visit so far. */
export function useJourney(): Journey {
  return useContext(JourneyContext);
}
