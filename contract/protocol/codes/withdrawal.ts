/** A restriction for fraud delays the withdrawal. */
export const withdrawalDelayed = 'PR50001403' as const

/** This person is not the guardian on record. */
export const guardianUnknown = 'PR50002400' as const
