/** This person has an account already. */
export const alreadyRegistered = 'MB12103400' as const

/** The ID or the email address is in use. */
export const alreadyInUse = 'MB11001400' as const

/** An ID has letters and digits only. */
export const useridInvalid = 'MB10001400' as const

/** The password breaks the password rule. */
export const signUpPasswordInvalid = 'MB10002400' as const

/** The password and its confirmation differ. */
export const signUpPasswordMismatch = 'MB10003400' as const

/** Not a phone number. */
export const phoneInvalid = 'MB10004400' as const

/** Not an email address. */
export const emailInvalid = 'MB10005400' as const

/** The identity verification or identification has expired. */
export const identificationExpired = 'MB10011404' as const

/** The mail was refused by the mail provider. */
export const signUpMailRefused = 'MB10012500' as const

/** The mail provider is unavailable. */
export const signUpMailUnavailable = 'MB10013500' as const

/**
 * More than 5 mails within 24 hours from one browser to one address, 20 from its network, or 1,000 from one network to any;
 * `Retry-After` says how many seconds to wait.
 */
export const tooManyMails = 'PR11001429' as const

/** The link in the mail is unknown, expired, or replaced by a newer one. */
export const emailLinkInvalid = 'PR11002404' as const

/** The email address is not verified in this browser, or the verification has expired. */
export const emailNotVerified = 'PR11003400' as const

/** A person under 14 needs the consent of a guardian. */
export const guardianConsentRequired = 'PR11004400' as const

/** The guardian is under age, or is the child. */
export const guardianInvalid = 'PR11005400' as const

/** The human check failed, has expired, or is used. */
export const humanCheckFailed = 'PR11006400' as const

/** One of the accepted texts has a newer edition. */
export const termsOutdated = 'PR11007400' as const

/** A person under 14 cannot sign up in a shop without identity verification, where no guardian can consent. */
export const tooYoung = 'PR11008400' as const
