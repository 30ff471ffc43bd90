/** The ID or the password is missing. */
export const credentialsMissing = 'MB20001404' as const

/** The text cannot be an ID or a password. */
export const credentialsMalformed = 'MB20002404' as const

/** The ID or the password is wrong. */
export const wrongCredentials = 'MB20003400' as const

/** The member asked to leave: the account is deactivated. */
export const accountDeactivated = 'MB20005400' as const

/** The account is deleted. */
export const accountDeleted = 'MB20004400' as const

/** Nobody is registered with this identity, or the member has not verified it. */
export const notRegistered = 'MB20022404' as const

/** 5 wrong passwords within 15 minutes in a browser that the member knows; `Retry-After` says how many seconds to wait. */
export const loginAttemptsUsedUp = 'PR20001429' as const

/**
 * There were too many wrong passwords for this ID in unknown browsers: one logs in there by the student ID or an
 * identity verification, by a social account, or sets a new password.
 */
export const passwordLoginPaused = 'PR20013403' as const
