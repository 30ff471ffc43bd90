/** A parameter or field is invalid; `content` names it. */
export const invalidRequest = 'PR10002400' as const

/** The XSRF cookie and header are missing or differ. */
export const xsrfTokenInvalid = 'PR10003403' as const

/** Nothing is at this address or number. */
export const notFound = 'PR10004404' as const

/**
 * More than 1,200 calls that write or are costly, or 1,200 searches, within a minute from one network, 2,000 checks of IDs
 * within an hour, or 5 changes of a password within 24 hours; `Retry-After` says how many seconds to wait.
 */
export const tooManyRequests = 'PR10005429' as const

/** Unexpected error on the server; the request id finds it in the logs. */
export const internalError = 'PR10006500' as const

/** The server is busy; repeat the request after `Retry-After` seconds. */
export const serverBusy = 'PR10007503' as const

/** The shop is without the company that this call needs. */
export const featureOff = 'PR10009404' as const

/**
 * More calls of this kind than usual: the browser solves the challenge in `content` and repeats the call. Wrong passwords
 * within 15 minutes: 5 for one account from one network, 30 from all browsers that its member does not know, 100 from one
 * network, 300 from one IPv6 /48. Messages within 24 hours: 5 to one contact, 100 from one network. Checks of IDs: 200 an hour
 * from one network.
 */
export const proofOfWorkRequired = 'PR10008429' as const
