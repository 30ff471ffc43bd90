import type { CDPSession, Page, Request } from '@playwright/test'
import { waitForHydration } from '../../tests/support/browser/fixtures.ts'
import { answerCalls, isLongCall } from './answers.ts'

/** Width and height in pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

/** Maximum pictures until two in a row are the same. */
const maxPictures = 10

/** Runs in the page: waits for its main thread, fonts and pictures in the window, and ends animations. */
async function settle(): Promise<number> {
  const isAwaited = (image: HTMLImageElement) =>
    !image.complete && image.checkVisibility() && image.getBoundingClientRect().top < innerHeight
  const whenLoaded = (image: HTMLImageElement) =>
    new Promise((resolve) => {
      image.addEventListener('load', resolve, { once: true })
      image.addEventListener('error', resolve, { once: true })
      if (image.complete) resolve(undefined)
    })
  await new Promise((resolve) => requestIdleCallback(resolve))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await document.fonts.ready
  await Promise.all([...document.images].filter(isAwaited).map(whenLoaded))
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  }
  return document.documentElement.scrollHeight
}

/** A page whose pictures are taken, with the calls and files that it waits for. */
export class Camera {
  readonly page: Page
  readonly #protocol: CDPSession
  readonly #open = new Set<Request>()
  /** Window in which a page is opened. */
  #size: Size = { width: 0, height: 0 }
  /** Number of requests so far. */
  #requests = 0

  private constructor(page: Page, protocol: CDPSession) {
    this.page = page
    this.#protocol = protocol
    page.on('request', (request) => {
      this.#requests += 1
      if (!isLongCall(request.url())) this.#open.add(request)
    })
    page.on('requestfinished', (request) => this.#open.delete(request))
    page.on('requestfailed', (request) => this.#open.delete(request))
  }

  static async at(page: Page): Promise<Camera> {
    const protocol = await page.context().newCDPSession(page)
    await answerCalls(protocol)
    return new Camera(page, protocol)
  }

  /** Opens an address in a window as large as `size`, and enlarges the window to the height of the page. */
  async open(address: string, size: Size): Promise<void> {
    this.#size = size
    await this.page.setViewportSize(size)
    await this.page.goto(address)
    await waitForHydration(this.page)
    await this.fit()
  }

  /** Waits until the page rests, in a window that is as high as the page, and at least as high as at first. */
  async fit(): Promise<void> {
    // A page is never lower than its window, so a page that has become lower is measured in the first one.
    await this.page.setViewportSize(this.#size)
    const height = await this.rest()
    if (height <= this.#size.height) return
    await this.page.setViewportSize({ width: this.#size.width, height })
    await this.rest()
  }

  /**
   * Waits until nothing is on its way any more: a call may follow a script, and a picture a call, so twice in a row no
   * request was made and the page has the same height. Ends animations. Returns the page's height in pixels.
   */
  async rest(): Promise<number> {
    let before = { requests: -1, height: -1 }
    for (;;) {
      const requests = this.#requests
      const height = await this.page.evaluate(settle)
      if (this.#open.size === 0 && requests === before.requests && height === before.height) return height
      before = { requests: this.#requests, height }
    }
  }

  /** A picture of the window as PNG. The faster compression makes files larger by half. */
  async shoot(): Promise<Buffer> {
    const { data } = await this.#protocol.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
    return Buffer.from(data, 'base64')
  }

  /**
   * Returns the first picture if it is `expected`; otherwise takes more until two in a row are the same, in case the
   * first came too early: what a page asks for late may make it higher. Throws when the page does not come to rest.
   */
  async takePicture(expected: Buffer | undefined): Promise<Buffer> {
    let picture = await this.shoot()
    if (expected?.equals(picture)) return picture
    for (let taken = 1; taken < maxPictures; taken++) {
      await this.fit()
      const next = await this.shoot()
      if (next.equals(picture) || expected?.equals(next)) return next
      picture = next
    }
    throw new Error('the page does not come to rest')
  }
}
