/** Numbers of parcels that a call takes (`shipOrders`). */
export const trackingPattern = '[0-9A-Za-z\\-]{4,30}'
