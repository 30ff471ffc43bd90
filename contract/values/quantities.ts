import * as v from 'valibot'

/** Quantities that occur in many answers. */

/** Amount in won: a whole number, never negative. */
export const wonSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A number of things: a whole number, never negative. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Calendar day in Korean time, `YYYY-MM-DD`. */
export const daySchema = v.pipe(v.string(), v.isoDate())
