import { mayCall } from '#contract/desk/desk-endpoint.ts'
import * as contract from '#contract/desk/today.ts'
import type { HandlersFor } from '../api/handler.ts'
import { findWaiting } from '../operator/today.ts'
import { defineDeskHandler } from './define-desk-handler.ts'

const today = defineDeskHandler(contract.today, async (call) => {
  const { operator, locale } = call
  const kinds = contract.todayKindSchema.options.filter((kind) =>
    mayCall(operator.roles, { allows: contract.todayKinds[kind] }),
  )
  return { content: await findWaiting(call, kinds, locale) }
})

export const todayHandlers: HandlersFor<typeof contract> = { today }
