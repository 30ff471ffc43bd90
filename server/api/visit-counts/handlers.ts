import * as contract from '#contract/content/visit-counts.ts'
import * as codes from '#contract/protocol/codes.ts'
import { isCountableTerm } from '#contract/values/visit-counts.ts'
import { normalize } from '#server/content/grams.ts'
import { invalidRequest } from '#server/lib/any-call-errors.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import { isFlowState } from './flow-states.ts'

/** A handler for each call of `contract/content/visit-counts.ts`. */
export const visitCountsHandlers = {
  countVisit: defineHandler(contract.countVisit, async ({ visitCounts, caller, body, apiError }) => {
    if (caller.declinesTracking) throw apiError(codes.trackingDeclined, 'The browser asks not to be tracked.')
    const { layout, locale, states, searches, speed } = body
    const names = new Set<string>()
    for (const [index, { flow, state }] of states.entries()) {
      if (!isFlowState(flow, state)) throw invalidRequest(`states.${index}.state`, 'there is no such state.')
      if (names.has(`${flow}/${state}`)) throw invalidRequest(`states.${index}.state`, 'it is there twice.')
      names.add(`${flow}/${state}`)
    }
    visitCounts.add(caller.address, {
      states: states.map((each) => ({ ...each, layout, locale })),
      // A character may become several: ﷺ is a sentence.
      searches: searches
        .map((typed) => ({ term: normalize(typed), locale }))
        .filter(({ term }) => isCountableTerm(term)),
      vitals: speed?.vitals.map((each) => ({ ...each, layout, device: speed.device })) ?? [],
    })
    return { content: {} }
  }),
} satisfies HandlersFor<typeof contract>
