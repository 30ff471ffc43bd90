import * as v from 'valibot'
import { contentPathSchema } from './content.ts'
import { defineDeskEndpoint } from './desk-endpoint.ts'

/** Steps from an empty shop to one that sells, in their order. */
export const setupSteps = [
  'company',
  'brand',
  'legal',
  'course',
  'payment',
  'mail',
  'identity',
  'others',
  'server',
] as const
export type SetupStep = (typeof setupSteps)[number]

const missingSchema = v.object({
  step: v.picklist(setupSteps),
  /** What is missing and what to do, in the language of the caller. */
  text: v.string(),
  /** File of the content where it is mended; null where a variable of the environment does. */
  path: v.nullable(contentPathSchema),
})
export type MissingForLive = v.InferOutput<typeof missingSchema>

/** What the shop lacks before it can sell (`PRACTICUM_MODE=live`), in the order of the steps. */
export const setupChecks = defineDeskEndpoint({
  name: 'setup-checks',
  summary: 'What the shop lacks before it can sell',
  method: 'GET',
  path: '/v1/desk/setup',
  allows: [],
  content: v.object({ missing: v.array(missingSchema) }),
  codes: [],
})
