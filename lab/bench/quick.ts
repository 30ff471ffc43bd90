import type { Browser } from '@playwright/test'
import { mostScriptKilobytes, mostWholeKilobytes, visitorTransfers } from './first-visit.ts'
import { blockingTimes } from './lighthouse.ts'
import { type BenchShop, untilIdle } from './shop.ts'
import type { Figure } from './table.ts'
import { cachedThroughput } from './throughput.ts'

/** Length of each load. */
const loadSeconds = 1

/** The ten figures that matter most, in two minutes: what a change costs before it lands. The whole bench has the others. */
export async function quickFigures(browser: Browser, executable: string, shop: BenchShop): Promise<Figure[]> {
  const home = ['home', '/'] as const
  const course = ['course', '/contents/detail?id=101&memberType=IDV'] as const
  const figures: Figure[] = []
  for (const [name, path] of [home, ['list', '/contents'], course] as const) {
    const { kilobytes, wholeKilobytes } = await visitorTransfers(browser, `http://localhost:${shop.port}${path}`)
    const script = kilobytes('Script')
    figures.push({ name: `${name}: JavaScript`, value: script, unit: 'kB', goal: ['most', mostScriptKilobytes(path)] })
    if (name !== 'list')
      figures.push({
        name: `${name}: whole page`,
        value: wholeKilobytes,
        unit: 'kB',
        goal: ['most', mostWholeKilobytes],
      })
  }
  // What is counted in bytes comes first: the shop still works on its pictures.
  await untilIdle(shop.pid, { mostSeconds: 45 })
  const times = await blockingTimes(executable, shop.port, [home, course])
  figures.push(...times.filter(({ name }) => name !== 'course: largest paint'))
  const shares = await cachedThroughput(shop.port, loadSeconds)
  // The whole bench also holds that the generator is faster than the server.
  figures.push(...shares.filter(({ name }) => !name.includes('generator')))
  return figures
}
