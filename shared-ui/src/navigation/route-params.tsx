import { createContext } from 'react';

/** The parameters of the page's path: `{ speakerId: '12' }`. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

export const RouteParamsContext = createContext<RouteParams>({});
