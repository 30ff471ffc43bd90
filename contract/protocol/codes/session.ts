/** Logged out. */
export const loggedOut = 'MB20100200' as const

/** The access token is valid. */
export const accessTokenValid = 'MB23000200' as const

/** The member of the access token is gone: the browser clears its session and reloads (section 4). */
export const memberGone = '4040011' as const

/** The change outlives the session: it requires a fresh authentication by password, identity or login. */
export const freshAuthenticationRequired = 'PR20006403' as const

/** The session was ended because the account was secured: by a new password, or an undone change. */
export const accountSecured = 'PR20007400' as const

/** The link belongs to no account change, or to none that can be undone. */
export const accountChangeNotFound = 'PR20008404' as const

/** The link belongs to no terminated membership, or has expired. */
export const membershipLinkNotFound = 'PR20009404' as const

/** The membership is neither restricted nor terminated, or the 15 days to object are over. */
export const nothingToObjectTo = 'PR20010409' as const

/** The access token is unknown or expired: the browser refreshes it once and repeats the request. */
export const accessTokenInvalid = 'PR10001400' as const
