import * as v from 'valibot'
import { visitLayoutSchema } from '../content/visit-counts.ts'
import { paging } from '../protocol/paging.ts'
import { localeSchema } from '../values/locale.ts'
import { countSchema, daySchema } from '../values/quantities.ts'
import { generatedText } from '../values/text.ts'
import { defineDeskEndpoint } from './desk-endpoint.ts'
import { figurePeriod } from './figures.ts'

/** How often a term has to be searched for before the desk shows it: a rare one may say who searched. */
export const leastSearches = 3

export const flowFunnel = defineDeskEndpoint({
  name: 'flow-funnel',
  summary: 'How many runs of a flow entered each of its states in a period',
  method: 'GET',
  path: '/v1/desk/figures/funnel',
  allows: 'everyOperator',
  query: v.object({
    ...figurePeriod,
    flow: generatedText(40),
    layout: v.optional(visitLayoutSchema),
    locale: v.optional(localeSchema),
  }),
  /** States that were entered; `begin` stands for the runs that began. */
  content: v.array(v.object({ state: v.string(), entered: countSchema })),
  codes: [],
})

export const emptySearchList = defineDeskEndpoint({
  name: 'empty-search-list',
  summary: 'Terms whose search found nothing in a period, the most frequent first',
  method: 'GET',
  path: '/v1/desk/figures/empty-searches',
  allows: 'everyOperator',
  query: v.object({ ...figurePeriod, ...paging(50), locale: v.optional(localeSchema) }),
  /** Terms that were searched for at least {@link leastSearches} times. */
  content: v.array(v.object({ term: v.string(), times: countSchema, last_day: daySchema })),
  paged: true,
  codes: [],
})
