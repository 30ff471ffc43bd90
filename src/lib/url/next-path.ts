import { useSearch } from '@tanstack/react-router'
import { stringifySearch } from '../../../contract/search-params.ts'

/** The path that the page's address says to go on to, such as the order that led to the login; undefined for none. */
export function useNextPath(): string | undefined {
  return useSearch({ strict: false, select: ({ next }) => next })
}

/** A path that carries `next` on, so that every way to an account leads back to where it began. */
export function withNext(path: string, next: string | undefined): string {
  if (next === undefined) return path
  return `${path}${stringifySearch({ next }).replace('?', path.includes('?') ? '&' : '?')}`
}
