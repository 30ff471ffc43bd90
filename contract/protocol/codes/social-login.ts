/** The social login provider refused, failed, or answered something unexpected. */
export const socialLoginFailed = 'PR20004400' as const

/** The social account is linked to another member. */
export const socialAccountTaken = 'PR20005400' as const

/** The social account is the only way left to log in: no password, no verified identity, no other account. */
export const lastWayToLogIn = 'PR20012409' as const
