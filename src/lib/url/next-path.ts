import { useSearch } from '@tanstack/react-router'
import { stringifySearch } from '../../../contract/addresses/search-params.ts'

/** `next` of the page's address: the path to continue at, such as the order that led to the login. */
export function useNextPath(): string | undefined {
  return useSearch({ strict: false, select: ({ next }) => next })
}

/** Adds `next` to a path, so that every way to an account leads back to where it began. */
export function withNext(path: string, next: string | undefined): string {
  if (next === undefined) return path
  return `${path}${stringifySearch({ next }).replace('?', path.includes('?') ? '&' : '?')}`
}
