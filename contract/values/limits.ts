/**
 * Business constants of specification, section 9. Every text about refunds uses these numbers; a test compares the
 * terms of use with them.
 */
export const limits = {
  /** Default lifetime of a cookie: one day, in seconds. */
  cookieSeconds: 24 * 60 * 60,
  /** Rows per page. */
  coursesPageSize: 10,
  courseNoticesPageSize: 5,
  /** Inquiries of a member; this shop's addition. */
  ownInquiriesPageSize: 10,
  noticesPageSize: 10,
  eventsPageSize: 20,
  ordersPageSize: 5,
  manualsPageSize: 10,
  /** Courses that a list of saved ones holds: its page shows all, and one address names them; this shop's addition. */
  savedCourses: 50,
  /** Maximum length of a search term, in characters. */
  searchTermLength: 50,
  /** A title counts as new for this many days. */
  newForDays: 30,
  /** Refund of content: days since the purchase, and progress in percent. */
  refundDays: 7,
  refundProgressPercent: 20,
  /** Days after delivery within which goods can be returned. */
  goodsReturnDays: 7,
  /** Days after shipping on which goods count as delivered when nobody reported it. */
  deliveryDays: 7,
  /** Part of the remaining fee that is kept when a rental ends early, in percent. */
  rentalPenaltyPercent: 10,
  /** Defective goods: months after delivery, and days after the defect was found. */
  defectMonths: 3,
  defectDays: 30,
  /** Business days until a refund is paid out. */
  refundBusinessDays: 7,
} as const

/** Requirements of the PC client (specification, section 9). */
export const clientRequirements = {
  system: 'Windows 10 (64-bit)',
  processor: 'Core i5 / Ryzen 5 1600',
  memory: '8 GB',
  graphics: 'GTX 760',
  disk: '2 GB',
} as const

/** Recommended for the PC client where it differs from the requirements. Source: specification, section 9. */
export const clientRecommendations = { memory: '8 GB', graphics: 'GTX 1060' } as const
