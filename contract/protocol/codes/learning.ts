/** A review needs half of the lessons of its course, and a purchase of it that was not refunded. */
export const reviewTooEarly = 'PR20011403' as const

/** A certificate needs all lessons of its course. */
export const courseNotFinished = 'PR20015403' as const

/** The member's name has letters that no font of certificates draws. */
export const certificateNameUnprintable = 'PR20018409' as const

/** The course of the certificate can still be refunded. */
export const certificateTooEarly = 'PR20019403' as const

/** The list of saved courses holds 50, as many as it can. */
export const savedCoursesFull = 'PR20017409' as const
