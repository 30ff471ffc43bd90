import type { Browser, Locator, Page } from '@playwright/test'
import { logInThroughForm, memberShop } from './member-shop.ts'
import { untilRested } from './rested.ts'
import { type Figure, median } from './table.ts'

const turns = 3
/** How long a button or key is held, in ms. */
const holdMs = 80
/** Longest time until the next paint: of any interaction ("good" by web.dev/inp), and of an immediate one, in ms. */
const mostMs = 200
const mostImmediateMs = 100
/** How many times slower the processor is. */
const slowdown = 4

const layouts = {
  desktop: {
    viewport: { width: 1440, height: 900 },
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0.0.0',
  },
  mobile: {
    viewport: { width: 390, height: 844 },
    userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/150.0.0.0 Mobile',
  },
} as const

/** Something that a visitor presses or types on a page. */
interface Interaction {
  readonly name: string
  readonly path: string
  readonly layouts: readonly (keyof typeof layouts)[]
  /** What comes before and is not measured. */
  readonly prepare?: (page: Page) => Promise<void>
  readonly control: (page: Page) => Locator
  /** Keys that the control gets; it is pressed without them. */
  readonly keys?: readonly string[]
  /** What answers each key or press by itself, a menu or a text field, has less time than what shows another page. */
  readonly isImmediate?: true
}

const both = ['desktop', 'mobile'] as const
const main = (page: Page) => page.getByRole('main')
/** Nobody has bought it, so it is for sale. */
const course = '/contents/detail?id=201'
const option = (page: Page) => main(page).getByRole('combobox', { name: '선택 상품' })

const interactions: readonly Interaction[] = [
  {
    name: 'filter of the list',
    path: '/contents',
    layouts: both,
    control: (page) => main(page).getByRole('navigation', { name: '분야' }).getByRole('link', { name: '의료' }),
  },
  {
    name: 'order of the list',
    path: '/contents',
    layouts: both,
    control: (page) => main(page).getByRole('combobox', { name: '정렬' }),
    keys: ['ArrowDown'],
  },
  {
    name: 'tab of customer support',
    path: '/cs/notices',
    layouts: both,
    control: (page) =>
      main(page).getByRole('navigation', { name: '고객센터' }).getByRole('link', { name: '자주 묻는 질문' }),
  },
  {
    name: 'section of a course',
    path: course,
    layouts: both,
    control: (page) => main(page).getByRole('navigation', { name: '이 과정' }).getByRole('link', { name: '커리큘럼' }),
  },
  {
    name: 'menu of courses',
    isImmediate: true,
    path: '/device',
    layouts: ['desktop'],
    control: (page) => page.getByRole('navigation', { name: '주 메뉴' }).getByText('과정', { exact: true }),
  },
  {
    name: 'menu',
    isImmediate: true,
    path: '/device',
    layouts: ['mobile'],
    control: (page) => page.getByRole('banner').getByRole('button', { name: '메뉴' }),
  },
  {
    name: 'option of a course',
    path: course,
    layouts: both,
    control: option,
    keys: ['ArrowDown'],
  },
  {
    name: 'typing in the search',
    isImmediate: true,
    path: '/search',
    layouts: both,
    // The page has a search of its own besides the frame's. A search box becomes a combobox when suggestions come.
    control: (page) => page.locator('input[name="q"]:visible').last(),
    keys: [...'vr hea'],
  },
  {
    name: 'opening the order form',
    path: course,
    layouts: both,
    prepare: (page) => option(page).press('ArrowDown'),
    control: (page) => page.locator('a[href^="/order?"]:visible').first(),
  },
]

/**
 * Interaction to next paint: the time from a press or key to the next picture that the browser draws, for the slowest
 * event of each interaction, on a processor that is four times slower. Source: Event Timing API, https://web.dev/inp.
 */
export async function interactionToNextPaint(browser: Browser): Promise<Figure[]> {
  await using shop = await memberShop()
  const figures: Figure[] = []
  for (const interaction of interactions) {
    for (const layout of interaction.layouts) {
      const context = await browser.newContext({ ...layouts[layout], locale: 'ko-KR' })
      await logInThroughForm(context, shop)
      const times: number[] = []
      for (let turn = 0; turn < turns; turn++) {
        const page = await context.newPage()
        await page.goto(shop.origin + interaction.path, { waitUntil: 'networkidle' })
        await untilRested(page)
        if (interaction.prepare) {
          await interaction.prepare(page)
          await untilRested(page)
        }
        const session = await context.newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
        await page.evaluate(observeInteractions)
        const control = interaction.control(page)
        await control.hover()
        await untilRested(page)
        if (interaction.keys === undefined) await control.click({ delay: holdMs })
        for (const key of interaction.keys ?? []) await control.press(key, { delay: holdMs })
        await untilRested(page)
        times.push(await page.evaluate(slowestInteraction))
        await page.close()
      }
      await context.close()
      const name = `${interaction.name}, ${layout}`
      figures.push(
        {
          name: `${name}: next paint`,
          value: median(times),
          unit: 'ms',
          goal: ['most', interaction.isImmediate ? mostImmediateMs : mostMs],
        },
        { name: `${name}: slowest of ${turns}`, value: Math.max(...times), unit: 'ms' },
      )
    }
  }
  return figures
}

/** Runs in the page: keeps how long the slowest event took that belongs to an interaction. */
function observeInteractions(): void {
  const { dataset } = document.documentElement
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // The types of the DOM know no `interactionId` yet.
      if (!('interactionId' in entry) || entry.interactionId === 0) continue
      dataset['slowest'] = String(Math.max(entry.duration, Number(dataset['slowest'] ?? 0)))
    }
  })
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  observer.observe(options)
}

/** Runs in the page. Events that take less than 16 ms are not reported. */
function slowestInteraction(): number {
  return Number(document.documentElement.dataset['slowest'] ?? 16)
}
