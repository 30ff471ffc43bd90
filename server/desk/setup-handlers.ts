import * as contract from '#contract/desk/setup.ts'
import type { HandlersFor } from '../api/handler.ts'
import { defineDeskHandler } from './define-desk-handler.ts'
import { findMissingForLive } from './missing-for-live.ts'

const setupChecks = defineDeskHandler(contract.setupChecks, async (call) => ({
  content: { missing: await findMissingForLive(call, call.locale) },
}))

export const setupHandlers: HandlersFor<typeof contract> = { setupChecks }
