import { useSearch } from '@tanstack/react-router'
import { stringifySearch } from '#contract/addresses/search-params.ts'

/** `next` of the page's address: the path to continue at, such as the order that led to the login. */
export function useNextPath(): string | undefined {
  return useSearch({ strict: false, select: ({ next }) => next })
}

/** Adds `next` to a path, so that every way to an account leads back to where it began. */
export function withNext(path: string, next: string | undefined): string {
  if (next === undefined) return path
  return `${path}${stringifySearch({ next }).replace('?', path.includes('?') ? '&' : '?')}`
}

/** Path to open after the login that a page asked for: the page itself, without what belonged to that visit alone. */
export function pathAfterLogin(
  pathname: string,
  search: { readonly at?: unknown; readonly idfc_id?: unknown; readonly [name: string]: unknown },
): string {
  const { at: _state, idfc_id: _verification, ...lasting } = search
  return `${pathname}${stringifySearch(lasting)}`
}
