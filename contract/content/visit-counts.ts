import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint, noContent } from '../protocol/endpoint.ts'
import { localeSchema } from '../values/locale.ts'
import { pageRoutes } from '../values/page-routes.ts'
import { generatedText, searchText } from '../values/text.ts'
import {
  isCountableTerm,
  visitCountLimits,
  visitCountPath,
  visitDevices,
  visitLayouts,
  vitalNames,
} from '../values/visit-counts.ts'

export const visitLayoutSchema = v.picklist(visitLayouts)

const termSchema = v.pipe(searchText(visitCountLimits.term), v.check(isCountableTerm, 'no text that may be personal'))

/**
 * Counts what visitors of one page did since the last call, without saying who: the states of flows that they entered,
 * the searches that found nothing, and how fast pages were for them. A page sends it while it is left.
 */
export const countVisit = defineEndpoint({
  name: 'count-visit',
  area: 'visit-counts',
  summary: 'Counts entered states of flows, searches without a result, and how fast pages were',
  method: 'POST',
  path: visitCountPath,
  isBeacon: true,
  body: v.object({
    layout: visitLayoutSchema,
    locale: localeSchema,
    /** Each state once. The server knows the names of flows and states; `begin` counts the runs that began. */
    states: v.pipe(
      v.array(
        v.strictObject({
          flow: generatedText(40),
          state: generatedText(60),
          entered: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(visitCountLimits.entered)),
        }),
      ),
      v.maxLength(visitCountLimits.states),
    ),
    searches: v.pipe(v.array(termSchema), v.maxLength(visitCountLimits.searches)),
    /** Absent when nothing was measured. */
    speed: v.optional(
      v.strictObject({
        device: v.picklist(visitDevices),
        vitals: v.pipe(
          v.array(
            v.strictObject({
              route: v.picklist(pageRoutes),
              name: v.picklist(vitalNames),
              value: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(visitCountLimits.vitalValue)),
            }),
          ),
          v.maxLength(visitCountLimits.vitals),
        ),
      }),
    ),
  }),
  content: noContent,
  codes: [codes.trackingDeclined],
})
