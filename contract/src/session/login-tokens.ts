/** Names in an address that sign the visitor in, once, on any page; each with the call that takes its token. */
export const loginTokens = {
  loginToken: 'loginByToken',
  photoToken: 'loginByPhotoToken',
} as const;

export type LoginTokenName = keyof typeof loginTokens;
