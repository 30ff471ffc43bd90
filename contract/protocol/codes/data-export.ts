/** More than 3 requests for files with the member's own data within 24 hours; `Retry-After` says how many seconds to wait. */
export const tooManyDataExports = 'PR50003429' as const
