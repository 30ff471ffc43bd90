/** Limits of one call that counts a visit. */
export const visitCountLimits = {
  /** Different states of flows. */
  states: 60,
  /** Entries of one state. */
  entered: 20,
  /** Search terms. */
  searches: 10,
  /** Characters of a term. */
  term: 40,
  /** Measured values of pages. */
  vitals: 60,
  /** Largest measured value: a minute, in ms. */
  vitalValue: 60_000,
} as const

/** Path of the call, below `/api`. It stands apart from the call's schemas, which no page needs. */
export const visitCountPath = '/v1/visit-counts'

/** Stands among the states of a flow for the runs that began. */
export const flowBegin = 'begin'

export const visitLayouts = ['desktop', 'mobile'] as const
export type VisitLayout = (typeof visitLayouts)[number]

/**
 * Whether a search term may be counted. People search for names, addresses and numbers of phones or orders as well: a
 * long text, an `@` and four digits in a row are left out.
 */
export function isCountableTerm(term: string): boolean {
  return term !== '' && term.length <= visitCountLimits.term && !/@|\p{Nd}{4}/u.test(term.normalize('NFKC'))
}

/** Kinds of devices: by its finger a phone or a tablet, from 600 CSS pixels in its shorter direction. */
export const visitDevices = ['phone', 'tablet', 'computer'] as const
export type VisitDevice = (typeof visitDevices)[number]

/**
 * What is measured of a page: largest and first contentful paint, time to first byte and interaction to next paint in ms,
 * and cumulative layout shift in thousandths. Source: web.dev, "Web Vitals".
 */
export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export type VitalName = (typeof vitalNames)[number]
