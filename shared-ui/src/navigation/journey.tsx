import { createContext, useContext } from 'react';

/** What the router knows about this visit. */
export interface Journey {
  /** How many pages were opened since the server-rendered page; 0 is that page itself. */
  steps: number;
  /** False while the page shows the address that the server rendered, which may lack parts that only the browser knows. */
  followsAddress: boolean;
  /** Announces to screen readers which page is open now. */
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
