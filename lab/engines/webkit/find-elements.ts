import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'

/** A text to look for: as a whole, as a part in any case, or as a pattern. */
export type Wording =
  | { readonly is: string }
  | { readonly contains: string }
  | { readonly matches: string; readonly flags: string }

/** What to find on a page, as data that reaches it. */
export type Query =
  | { readonly kind: 'selector'; readonly selector: string }
  | { readonly kind: 'role'; readonly role: string; readonly name?: Wording; readonly within?: Query }
  | { readonly kind: 'label'; readonly text: Wording }
  | { readonly kind: 'text'; readonly text: Wording }
  | { readonly kind: 'or' | 'and'; readonly one: Query; readonly other: Query }
  | { readonly kind: 'with text'; readonly of: Query; readonly text: Wording }
  | { readonly kind: 'shown'; readonly of: Query }
  | { readonly kind: 'at'; readonly of: Query; readonly index: number }

/** Runs in the page: the elements of a query, in the order of the document. */
export function find(query: Query): Element[] {
  switch (query.kind) {
    case 'selector':
      return [...document.querySelectorAll(query.selector)]
    case 'role': {
      const { role, name, within } = query
      const places = within ? find(within) : [document.documentElement]
      return places
        .flatMap((place) => [...place.querySelectorAll('*')])
        .filter((each) => getRole(each) === role && !isInaccessible(each))
        .filter((each) => name === undefined || isWorded(computeAccessibleName(each), name))
    }
    case 'label':
      return [...document.querySelectorAll('input, select, textarea, [aria-label]')].filter((each) =>
        labelsOf(each).some((label) => isWorded(label, query.text)),
      )
    case 'text': {
      const all = [...document.body.querySelectorAll(':not(script, style)')]
      const isWordedHere = (each: Element) => isWorded(each.textContent, query.text)
      return all.filter((each) => isWordedHere(each) && ![...each.children].some(isWordedHere))
    }
    case 'or': {
      const both = new Set([...find(query.one), ...find(query.other)])
      return [...both].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    }
    case 'and': {
      const others = new Set(find(query.other))
      return find(query.one).filter((each) => others.has(each))
    }
    case 'with text':
      return find(query.of).filter((each) => isWorded(each.textContent, query.text))
    case 'shown':
      return find(query.of).filter(isShown)
    case 'at':
      return find(query.of).slice(query.index, query.index + 1 || undefined)
  }
}

/** Runs in the page: the elements of a query that are shown, take actions, and stand still for two frames. */
export async function findReady(of: Query): Promise<Element[]> {
  const found = find({ kind: 'shown', of }).filter((each) => !each.matches(':disabled'))
  const placeOf = (element: Element) => JSON.stringify(element.getBoundingClientRect())
  const before = found.map(placeOf)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return found.filter((each, index) => each.isConnected && placeOf(each) === before[index])
}

/** Whether an element has a box that is not made invisible. */
function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}

function labelsOf(element: Element): string[] {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
  return [element.getAttribute('aria-label') ?? '', named, ...labels.map((label) => label.textContent ?? '')]
}

function isWorded(text: string | null, wording: Wording): boolean {
  const words = (text ?? '').replace(/\s+/g, ' ').trim()
  if ('is' in wording) return words === wording.is
  if ('contains' in wording) return words.toLowerCase().includes(wording.contains.toLowerCase())
  return new RegExp(wording.matches, wording.flags).test(text ?? '')
}
