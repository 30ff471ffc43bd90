import { chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import { browserFlags } from '../../scripts/browser.ts'
import { freePort } from '../../server/db/free-port.ts'
import { type Figure, median } from './table.ts'

const runs = 3

/**
 * Lighthouse scores of a phone on a slow connection, the median of several runs. Throttling is simulated: Lighthouse computes
 * what a slow phone would do from a fast visit. On loopback the fonts arrive before the first paint, so the simulation adds
 * their time to the largest paint. The largest paint is measured on a throttled connection as well.
 */
export async function lighthouseScores(
  executable: string,
  port: number,
  pages: readonly (readonly [string, string])[],
): Promise<Figure[]> {
  const debuggingPort = await freePort()
  const browser = await chromium.launch({
    executablePath: executable,
    args: [...browserFlags, '--lang=ko-KR', `--remote-debugging-port=${debuggingPort}`],
  })
  const figures: Figure[] = []
  try {
    for (const [name, path] of pages) {
      const results: Record<string, number[]> = {}
      const add = (key: string, value: number) => {
        results[key] = [...(results[key] ?? []), value]
      }
      for (let turn = 0; turn < runs; turn++) {
        const flags: Flags = {
          port: debuggingPort,
          output: 'json',
          logLevel: 'error',
          extraHeaders: { 'Accept-Language': 'ko' },
        }
        const visit = async (options: Flags = {}) => {
          const result = await lighthouse(`http://localhost:${port}${path}`, { ...flags, ...options })
          if (!result) throw new Error('Lighthouse gave no result')
          return result.lhr
        }
        const { categories, audits } = await visit()
        const throttled = await visit({ throttlingMethod: 'devtools', onlyAudits: ['largest-contentful-paint'] })
        for (const [key, category] of Object.entries(categories)) add(key, (category.score ?? 0) * 100)
        add('paint', (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000)
        add('throttledPaint', (throttled.audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000)
        add('blocking', audits['total-blocking-time']?.numericValue ?? Number.NaN)
        add('shift', audits['cumulative-layout-shift']?.numericValue ?? Number.NaN)
      }
      const of = (key: string) => median(results[key] ?? [])
      figures.push(
        { name: `${name}: Lighthouse performance`, value: of('performance'), unit: '', goal: ['least', 98] },
        { name: `${name}: Lighthouse accessibility`, value: of('accessibility'), unit: '', goal: ['least', 100] },
        { name: `${name}: Lighthouse best practices`, value: of('best-practices'), unit: '', goal: ['least', 100] },
        { name: `${name}: Lighthouse SEO`, value: of('seo'), unit: '', goal: ['least', 100] },
        { name: `${name}: largest paint`, value: of('paint'), unit: 's', goal: ['most', 1.7] },
        {
          name: `${name}: largest paint, throttled connection`,
          value: of('throttledPaint'),
          unit: 's',
          goal: ['most', 1.7],
        },
        { name: `${name}: total blocking time`, value: of('blocking'), unit: 'ms', goal: ['most', 100] },
        { name: `${name}: layout shift`, value: of('shift'), unit: '', goal: ['most', 0.02] },
      )
    }
  } finally {
    await browser.close()
  }
  return figures
}
