import { useEffect, useSyncExternalStore } from 'react'
import type { BasketEntry } from '../../../contract/orders/basket-entry.ts'
import { useAppContext } from '../../lib/router/use-app-context.ts'
import { emptyBasket } from './basket-store.ts'

/** Lines of the basket, kept current with other tabs; none until the page is hydrated. */
export function useBasket(): readonly BasketEntry[] {
  const { basket } = useAppContext()
  return useSyncExternalStore(basket.subscribe, basket.read, () => emptyBasket).entries
}

/** Keeps the basket with the member: adds a browser's own at a login, and forgets the member's copy at a logout. */
export function useBasketOfMember(): void {
  const { basket, http, session } = useAppContext()
  useEffect(() => {
    let member: string | undefined
    const sync = () => {
      const login = session.store.read()
      const isSame = login ? basket.read().owner === login.userid || member === login.userid : false
      member = login?.userid
      // A basket that could not be read or added stays as it is, and the next page tries again.
      if (isSame || (!login && basket.read().owner === '')) return
      void import('./basket-sync.ts')
        .then(({ syncBasket }) => syncBasket({ basket, http, session }))
        .catch(() => undefined)
    }
    sync()
    return session.store.subscribe(sync)
  }, [basket, http, session])
}
