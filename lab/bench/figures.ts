import { freePort } from '../../server/db/free-port.ts'
import { startTraceReceiver } from '../../tests/support/server/trace-receiver.ts'
import { startDatabase } from './database.ts'
import { answersPerProcessorSecond } from './load.ts'
import { startShop } from './shop.ts'
import { type Figure, percentile } from './table.ts'
import { headers } from './throughput.ts'

const rounds = 24
const seconds = 1
/** The cheapest answers there are, where measuring weighs the most. */
const loads = {
  'pages from memory': { paths: ['/'], connections: 16 },
  calls: { paths: ['/api/v1/lecture/intro/category/menu', '/api/v1/lecture/intro/contents/101'], connections: 16 },
} as const

/**
 * What figures, and traces of a tenth of the requests besides, cost of the throughput, turn by turn in the same run. One
 * thread answers, so that its throughput is what a second of the processor answers.
 */
export async function figureCost(): Promise<Figure[]> {
  await using database = await startDatabase()
  await using receiver = await startTraceReceiver()
  const measuring = async () => ({ ...database.environment, METRICS_PORT: String(await freePort()) })
  await using off = await startShop(database.environment)
  await using on = await startShop(await measuring())
  await using traced = await startShop({
    ...(await measuring()),
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  })
  const shops = { off, on, traced }
  const names = ['off', 'on', 'traced'] as const
  const figures: Figure[] = []
  for (const [title, load] of Object.entries(loads)) {
    const rates = { off: [] as number[], on: [] as number[], traced: [] as number[] }
    for (let turn = 0; turn < rounds; turn++) {
      // Each is the first of a turn as often as the others.
      for (const [index] of names.entries()) {
        const name = names[(index + turn) % names.length] ?? 'off'
        const { port, pid } = shops[name]
        const task = { paths: [...load.paths], headers, connections: load.connections, seconds, port }
        rates[name].push(await answersPerProcessorSecond(task, pid))
      }
    }
    // What else runs on the machine makes a turn slower, never faster.
    const [off, on, traced] = [rates.off, rates.on, rates.traced].map((each) => percentile(each, 90))
    figures.push(
      { name: `${title} without figures`, value: off ?? 0, unit: 'a second of the processor' },
      {
        name: `${title} with figures, of those without`,
        value: (on ?? 0) / (off ?? 1),
        unit: 'x',
        goal: ['least', 0.97],
      },
      {
        name: `${title} with figures and traces, of those without`,
        value: (traced ?? 0) / (off ?? 1),
        unit: 'x',
        goal: ['least', 0.97],
      },
    )
  }
  if (receiver.spans.length === 0) throw new Error('no trace arrived')
  return figures
}
