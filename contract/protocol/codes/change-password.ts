/** The password is missing. */
export const passwordMissing = 'MB41002400' as const

/** The password is wrong. */
export const wrongPassword = 'MB41003400' as const

/** The current password is wrong. */
export const wrongCurrentPassword = 'MB41102400' as const

/** The new password and its confirmation differ. */
export const changedPasswordMismatch = 'MB41104400' as const

/** The new password breaks the password rule. */
export const changedPasswordInvalid = 'MB41105400' as const

/** The new password is the current one. */
export const changedPasswordUnchanged = 'MB41103400' as const
