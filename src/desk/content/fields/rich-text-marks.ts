// Rich text as an operator types it: bold words stand between `**`, a link is `[words](address)`. Files write both as
// HTML, and `&` as `&amp;`; the field leaves the other named characters (`&lt;`) as they are.

/** As the field shows it. A tag that the marks cannot say stays as it is. */
export function shownRichText(stored: string): string {
  return stored
    .replace(/<a href="([^"\s()<>]+)">([^<>[\]\n]+)<\/a>/g, '[$2]($1)')
    .replace(/<strong>([^<>*\n]+)<\/strong>/g, '**$1**')
    .replaceAll('&amp;', '&')
}

/** As the file stores it. A link to where the shop allows none stays as it was typed. */
export function storedRichText(shown: string): string {
  return shown
    .replace(/&(?!(?:lt|gt|quot|apos|nbsp|#\d+|#x[\da-f]+);)/gi, '&amp;')
    .replace(/\*\*([^<>*\n]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^<>[\]\n]+)\]\(([^"\s()<>]+)\)/g, (typed, words: string, address: string) =>
      linkAddress(address) === undefined ? typed : `<a href="${address}">${words}</a>`,
    )
}

export interface MarkedText {
  readonly text: string
  /** What is selected afterwards. */
  readonly start: number
  readonly end: number
}

/** The text with a part between two marks, such as `**`. */
export function wrapMarked(text: string, start: number, end: number, opening: string, closing: string): MarkedText {
  const marked = `${text.slice(0, start)}${opening}${text.slice(start, end)}${closing}${text.slice(end)}`
  return { text: marked, start: start + opening.length, end: end + opening.length }
}

/** The address of a link, as an attribute; undefined when it leads nowhere that the shop allows. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim()
  const isAllowed = /^(?:https?:\/\/|mailto:)\S+$/i.test(address) || /^\/(?!\/)\S*$/.test(address)
  // The marks end an address at a bracket.
  const marked = address.replaceAll('"', '%22').replaceAll('(', '%28').replaceAll(')', '%29')
  return isAllowed ? marked : undefined
}
