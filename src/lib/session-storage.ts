/** Names under which the browser keeps a session in local storage (specification, section 3). */
export const sessionKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  userName: 'userName',
  isLogin: 'isLogin',
} as const
