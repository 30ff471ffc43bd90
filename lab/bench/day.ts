import { readFileSync } from 'node:fs'
import { startShop } from './shop.ts'
import type { Figure } from './table.ts'

/** A day's visits to pages. */
const pages = 100_000
/** A page in so many is a search that nobody has made before. */
const newSearchEvery = 20
/** A call in so many pages. */
const callEvery = 10
const visitors = 16

const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0.0.0',
  'Mozilla/5.0 (Linux; Android 15) Chrome/150.0.0.0 Mobile',
] as const

/** A place from 0 to 1 in the list of pages, nearer to 0 more often: half of the visits go to an eighth of the pages. */
const popularity = (turn: number) => ((turn * goldenRatio) % 1) ** 3
/** Its multiples fill the range from 0 to 1 evenly. */
const goldenRatio = 0.618_033_988_75

/** Memory of a process, in MB. Source: proc_pid_status(5), `VmRSS` and `VmHWM`. */
function memoryOf(pid: number): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') }
}

/** Memory of a process that serves a day's pages: each of the sitemap in both layouts, searches, and calls. */
export async function memoryOfDay(): Promise<Figure[]> {
  await using shop = await startShop({ TRUST_PROXY: '1' })
  const origin = `http://127.0.0.1:${shop.port}`
  const opened = memoryOf(shop.pid).now
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => {
    const { pathname, search } = new URL(location.replaceAll('&amp;', '&'))
    return pathname + search
  })
  let turn = 0
  const send = async (path: string, agent: string) => {
    const network = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`
    const answer = await fetch(origin + path, {
      headers: { 'User-Agent': agent, 'X-Forwarded-For': network, 'Accept-Encoding': 'br' },
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  }
  const visit = async () => {
    while (turn < pages) {
      const own = turn++
      const agent = agents[own % agents.length] ?? agents[0]
      const known = addresses[Math.floor(addresses.length * popularity(own))] ?? '/'
      await send(own % newSearchEvery === 0 ? `/search?q=${own}` : known, agent)
      if (own % callEvery === 0) await send('/api/v1/lecture/intro/category/menu', agent)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  const { now, most } = memoryOf(shop.pid)
  return [
    { name: 'memory of a process that has just opened', value: opened, unit: 'MB' },
    { name: `memory after ${pages.toLocaleString('en')} pages`, value: now, unit: 'MB', goal: ['most', 400] },
    { name: 'most memory in between', value: most, unit: 'MB' },
  ]
}
