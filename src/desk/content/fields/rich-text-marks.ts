/**
 * Rich text as an operator types it. Files write `&` as `&amp;`; the field shows it as it is read, and leaves the other
 * named characters (`&lt;`) as they are.
 */

/** As the field shows it. */
export function shownRichText(stored: string): string {
  return stored.replaceAll('&amp;', '&')
}

/** As the file stores it. */
export function storedRichText(shown: string): string {
  return shown.replace(/&(?!(?:lt|gt|quot|apos|nbsp|#\d+|#x[\da-f]+);)/gi, '&amp;')
}

export interface MarkedText {
  readonly text: string
  /** What is selected afterwards. */
  readonly start: number
  readonly end: number
}

/** The text with a part between two tags, such as `<strong>` and its end. */
export function wrapMarked(text: string, start: number, end: number, opening: string, closing: string): MarkedText {
  const marked = `${text.slice(0, start)}${opening}${text.slice(start, end)}${closing}${text.slice(end)}`
  return { text: marked, start: start + opening.length, end: end + opening.length }
}

/** The address of a link, as an attribute; undefined when it leads nowhere that the shop allows. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim()
  const isAllowed = /^(?:https?:\/\/|mailto:)\S+$/i.test(address) || /^\/(?!\/)\S*$/.test(address)
  return isAllowed ? address.replaceAll('"', '%22') : undefined
}
