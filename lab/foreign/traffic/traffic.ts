import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

/** Where the watched shops leave what they saw. */
export const trafficFile = fileURLToPath(new URL('../../../.cache/foreign/traffic.json', import.meta.url))

const countsSchema = v.record(v.string(), v.number())

/** How often each call was made, and each fault was found. */
export const trafficSchema = v.object({ calls: countsSchema, faults: countsSchema })
