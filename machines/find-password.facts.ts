/** Codes that a link which does not work may be answered with (specification, section 8). */
export const refusedLinkCodes = ['MB22101400', 'MB22101404', 'MB22103404', 'MB22201400'] as const
export type RefusedLinkCode = (typeof refusedLinkCodes)[number]
