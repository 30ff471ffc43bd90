/**
 * Codes of the desk's calls. They stand apart from `codes.ts`, so that no page of the shop carries their messages. The
 * last three digits are the HTTP status.
 */

/** Nobody is logged in at the desk, or the session has ended: after 30 minutes without a call, or 12 hours. */
export const operatorSessionEnded = 'PR60001403' as const

/** The operator has no role that may make this call. */
export const operatorRoleMissing = 'PR60002403' as const

/** The call needs a passkey that was used within the last 5 minutes. */
export const passkeyConfirmationRequired = 'PR60003403' as const

/** The passkey is unknown, belongs to another operator, or signed something else. */
export const passkeyRefused = 'PR60004400' as const

/** The link of an invitation is unknown, used or expired. */
export const invitationInvalid = 'PR60005404' as const

/** At least one owner with a passkey has to remain. */
export const lastOwner = 'PR60006409' as const

/** Another operator has this name. */
export const operatorNameTaken = 'PR60007409' as const

/** At least one passkey of an operator has to remain. */
export const lastPasskey = 'PR60008409' as const
