import type {
  focusManager as wholeFocusManager,
  MutationCache as WholeCache,
  onlineManager as wholeOnlineManager,
} from '@tanstack/react-query'

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

/** Windows and networks that come and go are told to clients that are mounted; ours is not, and never waits for them. */
export const focusManager: Pick<typeof wholeFocusManager, 'isFocused' | 'subscribe'> = {
  isFocused: () => true,
  subscribe: leftOut,
}
export const onlineManager: Pick<typeof wholeOnlineManager, 'isOnline' | 'subscribe'> = {
  isOnline: () => true,
  subscribe: leftOut,
}

function leftOut(): never {
  throw new Error('this part of the query library is left out of the browser: see vite.config.ts')
}
