/** Names under which the browser keeps a session in local storage (specification, sections 3 and 4). */
export const sessionKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  userName: 'userName',
  isLogin: 'isLogin',
  email: 'email',
  /** Version of the token pair; the cookie of the same name holds the one written last. */
  tokenVersion: 'tokenVersion',
  /** Tells this login from those before and after it, for what a tab keeps of a member's flows. */
  loginId: 'loginId',
} as const
