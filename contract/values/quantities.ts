import * as v from 'valibot'

// Quantities that occur in many answers.

/** Amount in won: a whole number, never negative. */
export const wonSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A number of things: a whole number, never negative. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * Calendar day in Korean time, `YYYY-MM-DD`: no 30 February, and from 1900 to 9998, so that the days around it are still
 * days for the database and for JavaScript.
 */
export const daySchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(
    (day) =>
      day >= '1900-01-01' &&
      day <= '9998-12-31' &&
      !Number.isNaN(Date.parse(day)) &&
      new Date(day).toISOString().startsWith(day),
    'a day that there is',
  ),
)
