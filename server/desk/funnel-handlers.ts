import * as contract from '#contract/desk/funnels.ts'
import { type HandlersFor, pageInfo } from '../api/handler.ts'
import { isCountedFlow } from '../api/visit-counts/flow-states.ts'
import { invalidRequest } from '../lib/any-call-errors.ts'
import { emptySearchesOf, funnelOf } from '../operator/visits.ts'
import { defineDeskHandler } from './define-desk-handler.ts'
import { assertPeriod } from './period.ts'

const flowFunnel = defineDeskHandler(contract.flowFunnel, async ({ db, query }) => {
  assertPeriod(query)
  if (!isCountedFlow(query.flow)) throw invalidRequest('flow', 'there is no such flow.')
  return { content: await funnelOf(db, query) }
})

const emptySearchList = defineDeskHandler(contract.emptySearchList, async ({ db, query }) => {
  assertPeriod(query)
  const { rows, total } = await emptySearchesOf(db, query)
  return { content: rows, page_info: pageInfo(query, total) }
})

export const funnelHandlers: HandlersFor<typeof contract> = { flowFunnel, emptySearchList }
