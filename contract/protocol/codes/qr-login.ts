/** The QR code is unknown, expired, used, refused, or belongs to another browser. */
export const qrCodeInvalid = 'PR20002404' as const

/** Nobody has approved the QR code yet. */
export const qrLoginNotApproved = 'PR20003400' as const
