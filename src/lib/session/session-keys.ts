/** Keys of a session in local storage (specification, sections 3 and 4). */
export const sessionKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  userName: 'userName',
  /** The member's ID: drafts of forms belong to it. */
  userid: 'userid',
  isLogin: 'isLogin',
  email: 'email',
  /** Version of the token pair; the cookie of the same name holds the one written last. */
  tokenVersion: 'tokenVersion',
  /** Identifies the login, so that a tab restores no flow of an earlier one. */
  loginId: 'loginId',
} as const
