/** What a visitor neither sees nor hears, and the skeleton, which stands only while a page is late. */
const silent = '[hidden], [aria-hidden="true"], script, style, noscript, template, dialog:not([open]), [data-skeleton]'

/** Kinds of texts, in the words of a visitor. Within a kind, a page says nothing twice. */
const kinds = {
  heading: 'h1, h2, h3, h4, h5, h6',
  label: 'label, legend',
  term: 'dt, th',
  // Without the buttons inside fields, which show what was typed.
  button: 'button:not([aria-pressed]), summary',
  paragraph: 'p',
} as const

/** A row of a list has the same button as the next one. */
const row = 'li, dd, td'

/** Two lists may have the same terms. */
const list = 'dl, table'

/** Names that end with a full stop: headings of the specification, and an abbreviation. */
const sentenceNames = /^(Please login first|먼저 로그인해 주세요|.*please login again|.*다시 로그인해 주세요|.* no)\.$/

/**
 * Breaches of rules that the texts of every page follow: a page has one heading of the first level, names are no
 * sentences, and no heading, label, term, button or paragraph stands twice. A text that has got to the place of another
 * breaks them, without a list of all texts.
 */
export function findRuleBreaches(root: ParentNode): string[] {
  const parts = [...root.querySelectorAll('main, [role="alertdialog"]')].filter(isHeard)
  return parts.filter((part) => !part.parentElement?.closest('main')).flatMap((part) => breachesIn(part))
}

function breachesIn(part: Element): string[] {
  const texts = Object.entries(kinds).flatMap(([kind, selector]) =>
    [...part.querySelectorAll(selector)]
      .filter((element) => isHeard(element) && !(kind === 'button' && element.closest(row)))
      .map((element) => ({ kind, text: nameOf(element), scope: kind === 'term' ? element.closest(list) : part }))
      .filter(({ text }) => text !== ''),
  )
  const titles = [...part.querySelectorAll('h1')].filter((element) => isHeard(element) && nameOf(element) !== '')
  const isUntitled = part.localName === 'main' && titles.length !== 1
  return [
    ...(isUntitled ? [`the page has ${titles.length} headings of the first level`] : []),
    ...texts
      .filter(({ kind, text }) => kind !== 'paragraph' && text.endsWith('.') && !sentenceNames.test(text))
      .map(({ kind, text }) => `the ${kind} "${text}" is a sentence`),
    ...texts
      .filter((one, index) =>
        texts
          .slice(0, index)
          .some((other) => other.kind === one.kind && other.scope === one.scope && other.text === one.text),
      )
      .map(({ kind, text }) => `the ${kind} "${text}" stands twice`),
  ]
}

function isHeard(element: Element): boolean {
  return element.closest(silent) === null
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? readText(element)
}

/** The text below a node as a visitor reads it, with single spaces. */
export function readText(node: Node): string {
  return partsOf(node).join('').replace(/\s+/g, ' ').trim()
}

function partsOf(node: Node): string[] {
  return [...node.childNodes].flatMap((child) => {
    if (child instanceof Element) return child.matches(silent) ? [] : [' ', ...partsOf(child), ' ']
    return child.nodeType === Node.TEXT_NODE ? [child.textContent ?? ''] : []
  })
}
