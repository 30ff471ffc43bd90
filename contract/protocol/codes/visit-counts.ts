/** The browser asks not to be tracked (`DNT: 1` or `Sec-GPC: 1`): nothing was counted. */
export const trackingDeclined = 'PR70001403' as const
