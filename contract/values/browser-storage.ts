/** Keys of a session in local storage (specification, sections 3 and 4). A logout removes them. */
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

/** Every key of local storage. The privacy policy names each. */
export const localStorageKeys = {
  ...sessionKeys,
  /** The chosen language (specification, section 4); a cookie of the same name has the same value. */
  locale: 'locale',
  /** Number of the top banner that was closed. */
  closedBanner: 'closedBanner',
  /** Lines of the basket; a logout removes those of a member. */
  basket: 'basket',
  /** Numbers of saved courses; a logout removes those of a member. */
  savedCourses: 'savedCourses',
  /** Result of an identity verification, until the account exists (specification, section 3). */
  identification: 'identification',
} as const

/** Every key of session storage, or how it begins. The privacy policy names each. */
export const sessionStorageKeys = {
  /** Precedes the names of drafts and of flows' states. */
  draft: 'draft:',
  /** What was typed before the page's script ran. */
  earlyPress: 'early-press',
  /** Set while a page is reloaded in the chosen language. */
  localeTried: 'localeTried',
  /** Precedes the error of a file that was missing once. */
  reloaded: 'reloaded:',
  /** The same, as the router writes it. */
  routerReload: 'tanstack_router_reload:',
  /** Scroll positions, written by the router. */
  scrollPositions: 'tsr-scroll-restoration-v1_3',
} as const
