import type { MutationCache as WholeCache } from '@tanstack/react-query'

/**
 * Stand in, in the browser's files, for parts of the query library that come along whether one uses them or not: the
 * shop reads through queries by page, and changes things through its flows. `vite.config.ts` puts them in place.
 */
export class MutationCache implements Pick<WholeCache, 'getAll' | 'findAll' | 'clear' | 'resumePausedMutations'> {
  getAll(): [] {
    return []
  }
  findAll(): [] {
    return []
  }
  clear(): void {}
  async resumePausedMutations(): Promise<void> {}
  build(): never {
    return leftOut()
  }
}

export function infiniteQueryBehavior(): never {
  return leftOut()
}
export const hasNextPage = infiniteQueryBehavior
export const hasPreviousPage = infiniteQueryBehavior

function leftOut(): never {
  throw new Error('mutations and infinite queries are left out of the browser: see vite.config.ts')
}
