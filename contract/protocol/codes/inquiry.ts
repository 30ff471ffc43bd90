/** The file is no JPEG, PNG or GIF, whatever its name says. */
export const imageTypeUnsupported = 'PR40001400' as const

/** The picture has more than 10 MB. */
export const imageTooLarge = 'PR40002400' as const

/** There is more than one picture. */
export const tooManyImages = 'PR40003400' as const

/** The picture has too many pixels. */
export const imageTooManyPixels = 'PR40004400' as const

/** The picture is damaged or incomplete. */
export const imageDamaged = 'PR40005400' as const

/**
 * More than 5 inquiries within 24 hours from one browser with one address, 20 from its network, or 1,000 from one network
 * with any; `Retry-After` says how many seconds to wait.
 */
export const tooManyInquiries = 'PR40006429' as const

/** The link in the mail belongs to no request for a mail about a course. */
export const openingLinkInvalid = 'PR40007404' as const

/** The course is open already. */
export const courseIsOpen = 'PR40008400' as const
