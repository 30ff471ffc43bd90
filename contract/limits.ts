/**
 * Business constants of specification, section 9. What is said of refunds anywhere takes its numbers from here; a test
 * holds the terms of use against them.
 */
export const limits = {
  /** Lifetime of a cookie that names none of its own: one day, in seconds. */
  cookieSeconds: 24 * 60 * 60,
  /** Rows a page. */
  coursesPageSize: 10,
  courseNoticesPageSize: 5,
  ordersPageSize: 5,
  /** Longest search term, in characters. */
  searchTermLength: 50,
  /** A title counts as new for this many days. */
  newForDays: 60,
  /** Refund of content: days since the purchase, and share of the course already taken, in percent. */
  refundDays: 7,
  refundProgressPercent: 20,
  /** Goods can be given back for so many days after they arrived. */
  goodsReturnDays: 7,
  /** Defective ones for so many months after they arrived, and so many days after the defect was found. */
  defectMonths: 3,
  defectDays: 30,
  /** Within how many business days money goes back. */
  refundBusinessDays: 7,
} as const

/** What the PC client needs (specification, section 9). */
export const clientRequirements = {
  system: 'Windows 10 (64-bit)',
  processor: 'Core i5 / Ryzen 5 1600',
  memory: '8 GB',
  graphics: 'GTX 760',
  disk: '2 GB',
} as const

/** Customer centre hours on weekdays, in Korean time. */
export const businessHours = { opens: '10:00', closes: '17:00', lunchFrom: '12:00', lunchUntil: '13:00' } as const
