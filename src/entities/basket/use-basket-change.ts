import { useMutation } from '@tanstack/react-query'
import { useAppContext } from '#lib/router/use-app-context.ts'
import type { BasketChange } from './basket-entries.ts'
import { changeStoredBasket } from './basket-sync.ts'

/** Changes the basket. The mutation's error says why nothing has changed. */
export function useBasketChange() {
  const { keptLists, http, session } = useAppContext()
  return useMutation<void, Error, BasketChange>({
    mutationFn: (change) => changeStoredBasket({ keptLists, http, session }, change),
  })
}
