/**
 * The role of a remote on the site, which the site sets (REMOTE_ROLES). `primary`: the site cannot be shown without it.
 * `essential`: it holds what visitors come for. `regular`, the default: the site can do without it for a while.
 */
export const remoteRoles = ['primary', 'essential', 'regular'] as const;

export type RemoteRole = (typeof remoteRoles)[number];
