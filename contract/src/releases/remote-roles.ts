/**
 * What a remote is to the site, as the site says (REMOTE_ROLES). `primary`: without it there is no site to show. `essential`:
 * visitors come for it. `regular`: the site is whole without it for a while; what says nothing else is that.
 */
export const remoteRoles = ['primary', 'essential', 'regular'] as const;

export type RemoteRole = (typeof remoteRoles)[number];
