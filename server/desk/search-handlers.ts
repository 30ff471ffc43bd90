import * as contract from '#contract/desk/search.ts'
import type { HandlersFor } from '../api/handler.ts'
import { findSuggestions } from '../api/search/search-suggestions.ts'
import { defineDeskHandler } from './define-desk-handler.ts'

const shopSearch = defineDeskHandler(contract.shopSearch, async (call) => {
  const { suggestions } = await findSuggestions(call, call.query.title)
  return { content: { origin: call.config.desktopOrigin, suggestions } }
})

export const searchHandlers: HandlersFor<typeof contract> = { shopSearch }
