import type { Page } from '@playwright/test'
import type { WebPage } from './web-page.ts'

/** Words longer than any column, in both languages: what a member or author may write without a space. */
const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
const longSyllables = '가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허'

/** Doubles the size of text, as the setting of the browser does. The returned function takes it back. */
export async function enlargeText(page: Page): Promise<() => Promise<void>> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  return async () => {
    await protocol.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
    await protocol.detach()
  }
}

/** Spaces lines, paragraphs, words and letters as WCAG 1.4.12 lets a reader do. Lasts until the page is left. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/** More stops of the Tab key than a page has. */
const maxStops = 400

/**
 * Presses Tab through the whole page. Returns each control that something else covers wholly while it has the focus
 * (WCAG 2.4.11), or that lies outside the window.
 */
export async function findHiddenFocus(page: Page): Promise<string[]> {
  const hidden = new Set<string>()
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate((visited) => {
      const focus = document.activeElement
      if (!focus || focus === document.body || focus.hasAttribute(visited)) return 'end'
      focus.setAttribute(visited, '')
      // A box without a picture of its own is drawn by its label.
      const shown = focus instanceof HTMLInputElement && focus.labels?.[0] ? [focus, focus.labels[0]] : [focus]
      const isSeen = shown.some((element) =>
        [...element.getClientRects()].some(({ left, top, width, height }) =>
          [0.1, 0.5, 0.9].some((x) =>
            [0.1, 0.5, 0.9].some((y) => {
              const at = document.elementFromPoint(left + x * width, top + y * height)
              return at !== null && (element.contains(at) || at.contains(element)) && at !== document.body
            }),
          ),
        ),
      )
      return isSeen ? undefined : `${focus.tagName.toLowerCase()} "${(focus.textContent ?? '').trim().slice(0, 40)}"`
    }, 'data-visited-by-tab')
    if (found === 'end') break
    if (found !== undefined) hidden.add(found)
  }
  return [...hidden]
}

/**
 * Appends a long word to every heading, name and value of the page: texts that content and members bring, not those of
 * controls.
 */
export async function lengthenNames(page: Page): Promise<void> {
  await page.evaluate(
    (words) => {
      const places = document.querySelectorAll('main :is(h1, h2, h3, h4, dd, td a, th[scope=row], blockquote)')
      for (const place of places) {
        const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
        let longest: Text | undefined
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement
          if (!(node instanceof Text) || !parent || parent.closest('button, label, svg, article dd')) continue
          // What is kept on one line is a short word of the shop.
          if (getComputedStyle(parent).whiteSpace === 'nowrap') continue
          if (node.data.trim().length > (longest?.data.trim().length ?? 1)) longest = node
        }
        // Figures and dates stay as long as they are.
        if (longest && /^[^\d₩−]*\p{L}[^\d₩−]*$/u.test(longest.data))
          longest.data += ` ${words[longest.data.length % words.length]}`
      }
    },
    [longWord, longSyllables],
  )
}

/**
 * What is wrong with the page's layout at its present width, as one line for each fault: the page is wider than the
 * window, two controls overlap, a shortcut covers a control or text, or text is cut off.
 */
export async function findLayoutFaults(page: Pick<WebPage, 'evaluate'>): Promise<string[]> {
  return page.evaluate(async () => {
    /** Rounding of positions, in pixels. */
    const slack = 1.5
    interface Box {
      readonly left: number
      readonly top: number
      readonly right: number
      readonly bottom: number
    }
    const width = document.documentElement.clientWidth
    const faults: string[] = []

    const describe = (element: Element) => {
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
      const name = element.tagName.toLowerCase()
      return `${name} "${text.slice(0, 40)}"`
    }
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true })
    const clips = (element: Element) => /hidden|clip|auto|scroll/.test(getComputedStyle(element).overflowX)
    const intersect = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    })
    const isArea = ({ left, top, right, bottom }: Box) => right - left > slack && bottom - top > slack
    /** The part of a box that no ancestor cuts off. */
    const visiblePart = (box: Box, element: Element | null): Box => {
      let part = box
      for (let at = element; at && at !== document.body; at = at.parentElement)
        if (clips(at)) part = intersect(part, at.getBoundingClientRect())
      return part
    }
    const isOutOfFlow = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
      return false
    }

    const root = document.documentElement
    if (root.scrollWidth > width) {
      const widest = [...document.body.querySelectorAll('*')].filter(
        (each) =>
          isShown(each) &&
          each.getBoundingClientRect().right > width + slack &&
          visiblePart(each.getBoundingClientRect(), each.parentElement).right > width + slack &&
          ![...each.children].some((child) => child.getBoundingClientRect().right > width + slack),
      )
      const names = widest.slice(0, 3).map(describe).join(', ')
      faults.push(`the page is ${root.scrollWidth} pixels wide: ${names}`)
    }

    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
      (each) => isShown(each) && !each.closest('[inert]'),
    )
    // A line that unfolds has room for other controls beside what it says.
    const rectsOf = (element: Element) =>
      element.matches('summary')
        ? [...element.children]
            .filter((child) => child.textContent !== '')
            .map((child) => child.getBoundingClientRect())
        : [...element.getClientRects()]
    const boxes = controls.flatMap((element) =>
      isOutOfFlow(element)
        ? []
        : rectsOf(element)
            .map((box) => ({ element, box: visiblePart(box, element.parentElement) }))
            .filter(({ box }) => isArea(box)),
    )
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        if (isArea(intersect(one.box, other.box)))
          faults.push(`${describe(one.element)} and ${describe(other.element)} overlap`)
      }
    }

    // Boxes of the lines of every text.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines: { readonly element: Element; readonly box: Box }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || !isShown(element) || element.closest('svg, option')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) if (isArea(box)) lines.push({ element, box })
    }

    const isForReaders = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true
      }
      return false
    }
    const cut = new Set<Element>()
    for (const { element, box } of lines) {
      if (isForReaders(element)) continue
      // What scrolls can be reached.
      let scroller: Element | null = element
      while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowX)) scroller = scroller.parentElement
      if (!scroller && (box.left < -slack || box.right > width + slack)) cut.add(element)
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) break
        if (!/hidden|clip/.test(`${style.overflowX} ${style.overflowY}`)) continue
        const edge = at.getBoundingClientRect()
        const beyond = Math.max(
          edge.left - box.left,
          box.right - edge.right,
          edge.top - box.top,
          box.bottom - edge.bottom,
        )
        // The line box of a text is higher than its letters.
        if (beyond > 4) cut.add(element)
      }
    }
    for (const element of cut) faults.push(`${describe(element)} is cut off`)

    const shortcuts = document.querySelectorAll('body > aside :is(a, button)')
    // A narrow window has no margin: what appears on scrolling lies over the text that passes below it.
    const hasMargin = matchMedia('(min-width: 47.5625em)').matches
    for (const shortcut of shortcuts) {
      if (!isOutOfFlow(shortcut) || (!hasMargin && !isShown(shortcut))) continue
      const { left, right } = shortcut.getBoundingClientRect()
      // Whatever is scrolled under the shortcut is covered at some time.
      const column = { left, right, top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY }
      const covered = [...boxes, ...lines].find(
        ({ element, box }) =>
          element.closest('main') &&
          !shortcut.contains(element) &&
          !isOutOfFlow(element) &&
          isArea(intersect(visiblePart(box, element), column)),
      )
      if (covered) faults.push(`${describe(shortcut)} covers ${describe(covered.element)}`)
    }

    // At the end of the page nothing can be scrolled from below a shortcut any more.
    const measuredAt = window.scrollY
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    window.scrollTo({ top: root.scrollHeight, behavior: 'instant' })
    await nextFrame()
    await nextFrame()
    const shift = window.scrollY - measuredAt
    for (const shortcut of shortcuts) {
      if (!isShown(shortcut)) continue
      const place = shortcut.getBoundingClientRect()
      const covered = [...boxes, ...lines].find(({ element, box }) => {
        // The shortcuts move together, from the window to their place above the footer.
        if (element.closest('body > aside') || isOutOfFlow(element)) return false
        const { left, top, right, bottom } = box
        const moved = { left, right, top: top - shift, bottom: bottom - shift }
        const isBelow = isArea(intersect(visiblePart(moved, element), place))
        // The page may have changed since it was measured.
        return isBelow && isArea(intersect(element.getBoundingClientRect(), place))
      })
      if (covered) faults.push(`${describe(shortcut)} covers ${describe(covered.element)} at the end of the page`)
    }
    window.scrollTo({ top: measuredAt, behavior: 'instant' })
    return [...new Set(faults)]
  })
}
