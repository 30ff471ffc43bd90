import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { sampleMoment } from '../../tests/flows/samples/samples.ts'

// Loaded with `--import` in every process and thread of the gallery's shop, before anything else. `new Date()` is always
// `sampleMoment`. Random bytes and integers depend on their kind and on how many of it came before, so that orders and
// virtual accounts have the same numbers in every run. Timers run as usual.

const moment = Date.parse(sampleMoment)
Date.now = () => moment
globalThis.Date = new Proxy(Date, {
  construct: (target, parameters: unknown[], created) =>
    Reflect.construct(target, parameters.length === 0 ? [moment] : parameters, created),
})

const counts = new Map<string, number>()

/** The next bytes of a kind. */
function nextBytes(kind: string, size: number): Buffer {
  const count = (counts.get(kind) ?? 0) + 1
  counts.set(kind, count)
  return crypto.createHash('shake256', { outputLength: size }).update(`${kind} ${count}`).digest()
}

Object.assign(crypto, {
  randomBytes: (size: number) => nextBytes(`${size} bytes`, size),
  randomInt: (...bounds: [max: number] | [min: number, max: number]) => {
    const [min, max] = bounds.length === 1 ? [0, bounds[0]] : bounds
    return min + (nextBytes(`integer ${min} ${max}`, 4).readUInt32BE() % (max - min))
  },
})
syncBuiltinESMExports()
