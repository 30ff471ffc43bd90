/** The identity verification is not finished, or its result is used. */
export const identityNotVerified = 'MB12101404' as const

/** Another account belongs to this person. */
export const personHasAccount = 'MB40203400' as const

/** The person refused or canceled the identity verification. */
export const identityVerificationRefused = 'PR12001400' as const
