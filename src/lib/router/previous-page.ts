interface Place {
  readonly pathname: string
  readonly searchStr: string
}

/** The used part of a router: where it is, and where it was until the page is shown. */
interface RouterPlaces {
  readonly state: { readonly location: Place; readonly resolvedLocation?: Place | undefined }
}

/** The used part of a document. */
interface OpenedDocument {
  readonly referrer: string
  readonly location: { readonly origin: string }
}

/** Pages with one entry name it by this parameter; every other one stays behind. */
const entry = 'id'

/**
 * Path of the page from which the visitor came, with the number of what it shows and without anything else of its
 * address, which may hold what was typed. Undefined for a visit that begins here, or that came from elsewhere.
 */
export function previousPage({ state }: RouterPlaces, document: OpenedDocument): string | undefined {
  const { pathname } = state.location
  const before = state.resolvedLocation
  if (before && before.pathname !== pathname) return nameOf(before.pathname, before.searchStr)
  if (document.referrer === '') return undefined
  const from = new URL(document.referrer)
  const isOwn = from.origin === document.location.origin && from.pathname !== pathname
  return isOwn ? nameOf(from.pathname, from.search) : undefined
}

function nameOf(pathname: string, search: string): string {
  const id = new URLSearchParams(search).get(entry)
  return id !== null && /^\d{1,9}$/.test(id) ? `${pathname}?${entry}=${id}` : pathname
}
