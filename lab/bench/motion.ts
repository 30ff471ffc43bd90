import type { Browser, Page } from '@playwright/test'
import { type Figure, median } from './table.ts'

const turns = 5
/** How many times slower the processor is. */
const slowdown = 4
/** A frame at 60 Hz, in ms. */
const frame = 1000 / 60

const agents = {
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0.0.0',
  mobile: 'Mozilla/5.0 (Linux; Android 15) Chrome/150.0.0.0 Mobile',
} as const

/** Something that moves when it is pressed. */
interface Motion {
  readonly name: string
  readonly layout: keyof typeof agents
  readonly path: string
  readonly press: (page: Page) => ReturnType<Page['locator']>
}

const motions: readonly Motion[] = [
  {
    name: 'card becomes its course',
    layout: 'desktop',
    path: '/contents',
    press: (page) => page.locator('article a[href^="/contents/detail"]').first(),
  },
  {
    name: 'card becomes its course',
    layout: 'mobile',
    path: '/contents',
    press: (page) => page.locator('article a[href^="/contents/detail"]').first(),
  },
  {
    name: 'menu of courses',
    layout: 'desktop',
    path: '/device',
    press: (page) => page.locator('header nav summary').first(),
  },
  {
    name: 'menu',
    layout: 'mobile',
    path: '/device',
    press: (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /메뉴|Menu/ })
        .first(),
  },
]

/**
 * Frames that the main thread misses while something moves, on a processor that is four times slower. What moves is
 * drawn by the compositor, so this is the most that an eye may see.
 */
export async function droppedFrames(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const motion of motions) {
    const dropped: number[] = []
    const shown: number[] = []
    for (let turn = 0; turn < turns; turn++) {
      const context = await browser.newContext({
        viewport: motion.layout === 'desktop' ? { width: 1440, height: 900 } : { width: 390, height: 844 },
        locale: 'ko-KR',
        userAgent: agents[motion.layout],
      })
      const page = await context.newPage()
      await page.goto(origin + motion.path, { waitUntil: 'networkidle' })
      const control = motion.press(page)
      await control.hover()
      await page.waitForLoadState('networkidle')
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      const deltas = await control.evaluate(framesOfPress)
      dropped.push(deltas.reduce((sum, delta) => sum + Math.max(0, Math.round(delta / frame) - 1), 0))
      shown.push(deltas.length)
      await context.close()
    }
    const kind = `${motion.name}, ${motion.layout}`
    figures.push(
      { name: `${kind}: frames missed`, value: median(dropped), unit: '', goal: ['most', 0] },
      { name: `${kind}: frames drawn`, value: median(shown), unit: '' },
    )
  }
  return figures
}

/** Runs in the page: presses a control and returns the time between frames while something moves, in ms. */
function framesOfPress(control: SVGElement | HTMLElement): Promise<number[]> {
  return new Promise((done, fail) => {
    const isMoving = () =>
      document.getAnimations().some(({ playState, effect }) => {
        const { iterations } = effect?.getTiming() ?? {}
        return playState === 'running' && iterations !== Number.POSITIVE_INFINITY
      })
    const deltas: number[] = []
    const started = performance.now()
    let previous: number | undefined
    const watch = (now: number) => {
      if (isMoving()) {
        if (previous !== undefined) deltas.push(now - previous)
        previous = now
      } else if (deltas.length > 0) return done(deltas)
      else if (now - started > 5_000) return fail(new Error('nothing moved'))
      requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
    if (!(control instanceof HTMLElement)) return
    // As a press does.
    control.focus()
    control.click()
  })
}
