/** The mail was refused by the mail provider. */
export const passwordMailRefused = 'MB22003500' as const

/** The mail provider is unavailable. */
export const passwordMailUnavailable = 'MB22004500' as const

/**
 * More than 5 links within 24 hours from one browser to one contact, 20 from its network, or 1,000 from one network to any,
 * or 5 changes of the password within 24 hours; `Retry-After` says how many seconds to wait.
 */
export const tooManyPasswordLinks = 'MB22003429' as const

/** Not an email address. */
export const passwordLinkEmailInvalid = 'MB22001400' as const

/** No account has this ID and email address. */
export const passwordLinkAccountNotFound = 'MB22002404' as const

/** The link lacks its number or its secret. */
export const passwordLinkIncomplete = 'MB22101400' as const

/** The link is unknown, used, or replaced by a newer one. */
export const passwordLinkNotFound = 'MB22101404' as const

/** The link has expired. */
export const passwordLinkExpired = 'MB22103404' as const

/** The link does not work, or no longer. */
export const passwordLinkInvalid = 'MB22201400' as const

/** The new password breaks the rule: 8 to 20 characters. */
export const resetPasswordInvalid = 'MB22202400' as const

/** The new password and its confirmation differ. */
export const resetPasswordMismatch = 'MB22203400' as const

/** The new password is the previous one. */
export const resetPasswordUnchanged = 'MB22204400' as const

/** The password was changed. */
export const passwordChanged = 'MB22200200' as const
