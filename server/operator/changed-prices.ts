import { courseFileSchema } from '#contract/content-files/courses.ts'
import { deviceFileSchema } from '#contract/content-files/devices.ts'
import { won } from '#contract/content-files/values.ts'

// Prices in files of the content, which an operator confirms before customers pay them.

/** Schemas inside of a schema, and their names in an object. */
function innerSchemas(schema: object): (readonly [name: string | undefined, schema: object])[] {
  const { entries, item, wrapped }: Record<string, unknown> = { ...schema }
  const named = typeof entries === 'object' && entries !== null ? Object.entries(entries) : []
  return [...named, [undefined, item] as const, [undefined, wrapped] as const].flatMap(([name, inner]) =>
    typeof inner === 'object' && inner !== null ? [[name, inner] as const] : [],
  )
}

/** Names of the fields whose schema is `won`, however deep. */
function namesOfPrices(schema: object, name?: string): string[] {
  if (schema === won) return name === undefined ? [] : [name]
  return innerSchemas(schema).flatMap(([inner, each]) => namesOfPrices(each, inner ?? name))
}

const priceNames: ReadonlySet<string> = new Set(
  [courseFileSchema, deviceFileSchema].flatMap((each) => namesOfPrices(each)),
)

/** What decides what is paid, beside a price: for how long it buys something, and how long it lasts. */
const termNames: ReadonlySet<string> = new Set(['months', 'until'])

/** The objects with prices inside of a value, each with its prices and terms, as text. */
function pricesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(pricesIn)
  const entries = Array.isArray(value) ? [] : Object.entries(value)
  if (!entries.some(([name]) => priceNames.has(name))) return inner
  const own = entries.filter(
    ([name, each]) => (priceNames.has(name) || termNames.has(name)) && typeof each !== 'object',
  )
  return [JSON.stringify(own.toSorted(([one], [other]) => (one < other ? -1 : 1))), ...inner]
}

/** Whether customers pay another price after a change. What is sold for the first time, or no more, changes no price. */
export function changesPrice(before: unknown, after: unknown): boolean {
  if (before === null || after === null) return false
  return pricesIn(before).toSorted().join() !== pricesIn(after).toSorted().join()
}
