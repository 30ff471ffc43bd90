import { chromium } from '@playwright/test'
import { browserFlags, ensureBrowser } from '../../scripts/browser.ts'
import { removeAbandonedClusters } from '../../tests/support/server/abandoned-clusters.ts'
import { catalogueGrowth } from './catalogue.ts'
import { clickToHeading } from './click.ts'
import { folderPrefix } from './database.ts'
import { memoryOfDay } from './day.ts'
import { deskLists } from './desk.ts'
import { figureCost } from './figures.ts'
import { findIdTimes } from './find-id.ts'
import { firstVisit } from './first-visit.ts'
import { floodOfNewPages } from './flood.ts'
import { interactionToNextPaint } from './interactions.ts'
import { blockingTimesOfMember, lighthouseScores } from './lighthouse.ts'
import { loginTimes } from './login.ts'
import { droppedFrames } from './motion.ts'
import { releaseCost } from './new-release.ts'
import { nextCourseTimes } from './next-courses.ts'
import { noticePages } from './notices.ts'
import { purchaseThroughput } from './purchases.ts'
import { quickFigures } from './quick.ts'
import { renderingCost } from './rendering-cost.ts'
import { startShop } from './shop.ts'
import { shopGrowth } from './shop-growth.ts'
import { suggestionTimes } from './suggestions.ts'
import { type Figure, goalsMissed, printTable } from './table.ts'
import { cachedThroughput, renderedThroughput } from './throughput.ts'
import { twoProcesses } from './two-processes.ts'
import { uploadMemory } from './uploads.ts'

// npm run bench quick: ten of the figures, in two minutes.
// npm run bench [bytes] [release] [lighthouse] [memory] [rendered] [cost] [flood] [day] [growth] [suggestions] [next] [notices] [desk] [click] [interactions] [motion] [login] [find-id] [purchases] [uploads] [processes] [figures]: all of them unless named.

const named = process.argv.slice(2)
const wanted = (name: string) => (named.length === 0 && name !== 'quick') || named.includes(name)
const pages = [
  ['home', '/'],
  ['list', '/contents'],
  ['detail', '/contents/detail?id=101&memberType=IDV'],
  ['customer support', '/cs/notices'],
  ['notice', '/cs/notice-detail?id=1'],
  ['questions', '/cs/faq'],
  ['inquiry', '/cs/inquiry'],
  ['downloads', '/downloads'],
  ['company', '/company/introduction'],
] as const

await removeAbandonedClusters(folderPrefix)
const executablePath = ensureBrowser('whole')
const browser = await chromium.launch({ executablePath, args: browserFlags })
const shop = await startShop()
const figures: Figure[] = []
const measure = async (name: string, title: string, work: () => Promise<Figure[]>) => {
  if (!wanted(name)) return
  console.log(`${title} ...`)
  figures.push(...(await work()))
}

await measure('quick', 'Ten figures', () => quickFigures(browser, executablePath, shop))
await measure('bytes', 'First visits', () => firstVisit(browser, pages))
await measure('release', 'A new release', () =>
  releaseCost(browser, `http://localhost:${shop.port}`, pages.slice(0, 3)),
)
await measure('click', 'Clicks from lists to details', () => clickToHeading(browser))
await measure('interactions', 'Interactions until the next paint', () => interactionToNextPaint(browser))
await measure('motion', 'Frames while something moves', () => droppedFrames(browser, `http://localhost:${shop.port}`))
await measure('lighthouse', 'Lighthouse', () => lighthouseScores(executablePath, shop.port, pages))
await measure('lighthouse', 'Lighthouse, for a member', () => blockingTimesOfMember(executablePath))
await measure('memory', 'Cached pages', () => cachedThroughput(shop.port))
await browser.close()
await shop.stop()
await measure('rendered', 'Pages rendered anew', renderedThroughput)
await measure('cost', 'Processor time of pages rendered anew', renderingCost)
await measure('flood', 'A flood of new pages', floodOfNewPages)
await measure('day', 'Memory after a day of pages', memoryOfDay)
await measure('growth', 'A larger catalogue', catalogueGrowth)
await measure('growth', 'More members and orders', shopGrowth)
await measure('suggestions', 'Suggestions while typing', suggestionTimes)
await measure('next', 'Courses that others took next', nextCourseTimes)
await measure('notices', 'Late pages of notices', noticePages)
await measure('desk', 'Lists of the desk', deskLists)
await measure('login', 'Logins with known and unknown IDs', loginTimes)
await measure('find-id', 'Codes for known and unknown contacts', findIdTimes)
await measure('purchases', 'Whole purchases', purchaseThroughput)
await measure('uploads', 'Pictures of 10 MB', uploadMemory)
await measure('processes', 'Two processes on one database', twoProcesses)
await measure('figures', 'What figures and traces cost', figureCost)

console.log('')
process.exit(printTable(figures) ? 0 : goalsMissed)
