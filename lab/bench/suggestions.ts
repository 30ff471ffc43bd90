import { searchSuggestions } from '../../contract/content/search.ts'
import { openCatalogue } from './catalogue.ts'
import { startDatabase } from './database.ts'
import { type Figure, percentile } from './table.ts'

/** What is typed, letter by letter: words, a compound, a typing error, the other keyboard layout, a question. */
const typed = [
  '타워크레인 신호수',
  '영어회화',
  '타워크래인',
  'forklift driving',
  'helicoptor',
  'dydwjq',
  '환불은 어떻게 하나요',
  '안전',
]

/**
 * Answers of suggestions for every beginning of some searches, none asked before, with the bundled content and with
 * 10,000 courses and notices. Each is asked in both languages; the second meets what the first has read.
 */
export async function suggestionTimes(): Promise<Figure[]> {
  const engine = await startDatabase()
  const figures: Figure[] = []
  for (const [name, size] of [
    ['50 courses', { courses: 50, notices: 50, manuals: 14 }],
    ['10,000 courses', { courses: 10_000, notices: 10_000, manuals: 1_000 }],
  ] as const) {
    const shop = await openCatalogue(engine, `suggestions_${size.courses}`, size)
    const times: number[] = []
    for (const text of typed) {
      for (let length = 1; length <= text.length; length++) {
        const title = encodeURIComponent(text.slice(0, length))
        const started = performance.now()
        const answer = await shop.api.request(`${searchSuggestions.path}?title=${title}`)
        if (answer.status !== 200) throw new Error(`suggestions answered ${answer.status}`)
        await answer.arrayBuffer()
        times.push(performance.now() - started)
        if (process.env['SHOW']) console.log(text.slice(0, length), times.at(-1)?.toFixed(1))
      }
    }
    figures.push({
      name: `suggestions: ${name}, 95 of 100`,
      value: percentile(times, 95),
      unit: 'ms',
      goal: ['most', 50],
    })
    await shop.close()
  }
  await engine.stop()
  return figures
}
