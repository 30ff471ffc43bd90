/** The member has as many delivery addresses as one can have. */
export const tooManyAddresses = 'PR20014409' as const

/** The link belongs to no member who receives offers by mail. */
export const unsubscribeLinkInvalid = 'PR20016404' as const

/** The profile was changed since it was read; nothing of this request is stored. */
export const profileChanged = 'PR41001409' as const

/** Nothing is asked about this text any more: it was answered elsewhere. */
export const consentNotAsked = 'PR41002409' as const
