import type { Browser } from '@playwright/test'
import { visitorTransfers } from './first-visit.ts'
import { lighthouseScores } from './lighthouse.ts'
import type { BenchShop } from './shop.ts'
import type { Figure } from './table.ts'
import { cachedThroughput } from './throughput.ts'

/** The ten figures that matter most, in two minutes: what a change costs before it lands. The whole bench has the others. */
export async function quickFigures(browser: Browser, executable: string, shop: BenchShop): Promise<Figure[]> {
  const home = ['home', '/'] as const
  const course = ['course', '/contents/detail?id=101&memberType=IDV'] as const
  const figures: Figure[] = []
  for (const [[name, path], mostScript] of [
    [home, 128],
    [['list', '/contents'], 128],
    [course, 140],
  ] as const) {
    const { kilobytes, wholeKilobytes } = await visitorTransfers(browser, `http://localhost:${shop.port}${path}`)
    figures.push({ name: `${name}: JavaScript`, value: kilobytes('Script'), unit: 'kB', goal: ['most', mostScript] })
    if (name !== 'list')
      figures.push({ name: `${name}: whole page`, value: wholeKilobytes, unit: 'kB', goal: ['most', 240] })
  }
  const scores = await lighthouseScores(executable, shop.port, [home, course])
  const wanted = ['home: total blocking time', 'course: total blocking time', 'home: largest paint']
  figures.push(...scores.filter(({ name }) => wanted.includes(name)))
  figures.push(...(await cachedThroughput(shop.port)))
  return figures
}
