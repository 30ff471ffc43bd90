/** No account has this name and contact. */
export const contactNotRegistered = 'MB21005404' as const

/** The code is right, but no account has this name and contact. */
export const foundIdNotRegistered = 'MB21104404' as const

/** The code could not be sent. */
export const oneTimeCodeNotSent = 'MB21004500' as const

/**
 * More than 5 codes within 24 hours from one browser to one contact, 20 from its network, or 1,000 from one network to any;
 * `Retry-After` says how many seconds to wait.
 */
export const tooManyOneTimeCodes = 'MB21003429' as const

/** The one-time code is missing. */
export const oneTimeCodeMissing = 'MB21101400' as const

/** The one-time code is wrong. */
export const wrongOneTimeCode = 'MB21103400' as const

/** The one-time code has expired, is used, or belongs to another browser. */
export const oneTimeCodeExpired = 'MB21102404' as const

/** The one-time code was wrong 5 times. */
export const oneTimeCodeAttemptsUsedUp = 'MB21105429' as const

/** The one-time code was sent. */
export const oneTimeCodeSent = 'MB21000200' as const

/** The ID was found. */
export const idFound = 'MB21100200' as const
