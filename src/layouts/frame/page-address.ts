/**
 * Address of the page of this site that a link leads to; undefined for a link that the browser follows itself: to
 * another site, in a new window, to a file, to another language or layout, or within the page.
 */
export function pageAddress(anchor: HTMLAnchorElement | SVGAElement): URL | undefined {
  if (!(anchor instanceof HTMLAnchorElement) || !anchor.hasAttribute('href')) return undefined
  if (anchor.target || anchor.hasAttribute('download')) return undefined
  const url = new URL(anchor.href)
  if (url.origin !== location.origin || url.searchParams.has('lang') || url.searchParams.has('layout')) return undefined
  const isThisPage = url.pathname === location.pathname && url.search === location.search
  if ((url.hash !== '' && isThisPage) || !isDecodable(url.pathname)) return undefined
  return url
}

/** The router cannot decode a path with wrong percent-encoding; the server answers it. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
