/** Day of an order in its number: `20261121` in `20261121-7QK2M9XD`. */
const orderDay = /\b20\d{6}(?=-[0-9A-Z]{8}\b)/g

/** A text, such as a sample address, with its order numbers of a day (`2026-11-21`). */
export function withOrderDay(text: string, day: string): string {
  return text.replace(orderDay, day.replaceAll('-', ''))
}

/** Day of the first order number in a text, as `2026-11-21`; undefined without one. */
export function orderDayIn(text: string): string | undefined {
  return text.match(orderDay)?.[0].replace(/(.{4})(..)(..)/, '$1-$2-$3')
}
