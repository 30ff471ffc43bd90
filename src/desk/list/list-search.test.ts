import * as v from 'valibot'
import { expect, test } from 'vitest'
import { deskSearchLength } from '#contract/desk/desk-endpoint.ts'
import { deskEndpoints } from '#contract/desk/endpoints.ts'
import { type ListEndpoint, listSearch } from './list-search.ts'

const isList = (endpoint: (typeof deskEndpoints)[number]): endpoint is typeof endpoint & ListEndpoint =>
  endpoint.paged === true && 'query' in endpoint

/** Each filter that takes words or numbers; days and choices have inputs that hold nothing else. */
const typed = deskEndpoints.filter(isList).flatMap((endpoint) =>
  Object.entries(endpoint.query.entries).flatMap(([name, schema]) => {
    const takesText = ['lens', '20261127'].some((text) => v.safeParse(schema, text).success)
    return takesText && !name.startsWith('page_') ? [{ list: endpoint.name, name, endpoint }] : []
  }),
)

test.each(typed)('$list keeps what is typed as $name, whatever it is', ({ name, endpoint }) => {
  const longest = 'The 2nd lens – 렌즈, (old) '.repeat(8).slice(0, deskSearchLength)
  for (const text of ['no. 20261127', '??', '길동', longest])
    expect(v.parse(listSearch(endpoint), { [name]: text }), text).toMatchObject({ [name]: expect.anything() })
})
