import * as v from 'valibot'
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts'
import { optional, pageParameter } from '#lib/url/search-schema.ts'

/** A call that lists what a query asks for. */
export type ListEndpoint = DeskEndpoint & { readonly query: NonNullable<DeskEndpoint['query']> }

/** Filters of a list: the parameters of its call without those of a page. Without one: any. */
export type ListFilter<E extends ListEndpoint> = {
  readonly [Name in keyof Omit<v.InferOutput<E['query']>, 'page_index' | 'page_size'>]?:
    | Exclude<v.InferOutput<E['query']>[Name], undefined>
    | undefined
}

/** Search parameters of a list: its filters, and the page from 2. */
export type ListSearch<E extends ListEndpoint> = ListFilter<E> & { readonly page?: number | undefined }

/** Search parameters of a list's address, as its call declares them. Invalid and blank ones count as absent. */
export function listSearch<E extends ListEndpoint>(endpoint: E): v.GenericSchema<unknown, ListSearch<E>>
export function listSearch({ query }: ListEndpoint): v.GenericSchema {
  const { page_index: _index, page_size: _size, ...filters } = query.entries
  const entries = Object.entries(filters).map(([name, schema]) => [name, filterParameter(schema)])
  return v.object({ ...Object.fromEntries(entries), page: pageParameter })
}

/** The router takes digits for a number. */
function filterParameter(schema: v.GenericSchema) {
  const typed = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty())
  const value = v.transform((text: string): unknown => text)
  return optional(v.pipe(typed, value, schema))
}
