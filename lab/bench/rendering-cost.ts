import { rendersPerThread } from '../../server/web/render-pool.ts'
import { processorMs } from './load.ts'
import { startShop } from './shop.ts'
import { type Figure, median } from './table.ts'
import { headers, renderedPaths } from './throughput.ts'

/** Renders of one batch, whose processor time is read together: the kernel counts in steps of 10 ms. */
const batchSize = 32
const batches = 9
/** Rendered first and not counted. */
const warmupRenders = 200

/**
 * Processor time of the shop for a page that is not in memory: rendering, its calls, and compression. The database
 * runs in processes of its own and is not counted.
 */
export async function renderingCost(): Promise<Figure[]> {
  await using shop = await startShop({ PAGE_CACHE_BYTES: '0' })
  const request = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${shop.port}${path}`, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  }
  const figures: Figure[] = []
  const kinds = [
    ['course page', renderedPaths.filter((path) => path.startsWith('/contents/detail')), 7],
    [
      'course list',
      renderedPaths.filter((path) => path.startsWith('/contents') && !path.includes('detail')),
      undefined,
    ],
    ['home', ['/'], undefined],
  ] as const
  for (const [name, paths, most] of kinds) {
    const renderMany = async (size: number, overlapping: number) => {
      let turn = 0
      const renderNext = async () => {
        while (turn < size) await request(paths[turn++ % paths.length] ?? '/')
      }
      await Promise.all(Array.from({ length: overlapping }, renderNext))
    }
    await renderMany(warmupRenders, 1)
    // Requests for the same address that overlap share one rendering.
    for (const overlapping of paths.length < rendersPerThread ? [1] : [1, rendersPerThread]) {
      const costs: number[] = []
      for (let batch = 0; batch < batches; batch++) {
        const before = processorMs(shop.pid)
        await renderMany(batchSize, overlapping)
        costs.push((processorMs(shop.pid) - before) / batchSize)
      }
      figures.push({
        name: `${name} rendered anew, ${overlapping} at a time: processor time, p50`,
        value: median(costs),
        unit: 'ms',
        ...(most === undefined ? {} : { goal: ['most', most] }),
      })
    }
  }
  return figures
}
