/** The amount is not the server's: prices or refunds have changed since they were shown. */
export const amountChanged = 'PR30001400' as const

/** The idempotency key was used with another request. */
export const idempotencyKeyReused = 'PR30002400' as const

/** The same request is in progress. */
export const requestInProgress = 'PR30003409' as const

/** Fewer pieces are in stock. */
export const insufficientStock = 'PR30004400' as const

/** Restricted members cannot buy. */
export const membershipRestricted = 'PR30005403' as const

/** The item is not on sale, or not like that; `content` names it. */
export const itemNotOnSale = 'PR30006400' as const

/** The order is not in a state for this: paid, closed, or being paid. */
export const orderStateConflict = 'PR30009400' as const

/** Nothing of the order can be refunded any more. */
export const nothingToRefund = 'PR30010400' as const

/** The refund needs a bank account. */
export const refundAccountMissing = 'PR30011400' as const

/**
 * The holder of the refund's bank account is not the member. A name that changed within 30 days does not count; the one
 * before it does.
 */
export const refundHolderMismatch = 'PR30020400' as const

/** The member has 5 unpaid orders with devices, the maximum. */
export const openOrderLimitReached = 'PR30012400' as const

/** The member's unpaid orders, with this one, would reserve more than 10 pieces of devices. */
export const reservedPiecesLimitReached = 'PR30013400' as const

/** The basket holds as many lines as it can. */
export const basketFull = 'PR30014400' as const

/** The text about the collection of personal data has a newer version, to which the member has not agreed. */
export const consentOutdated = 'PR41003403' as const
