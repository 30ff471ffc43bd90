import * as v from 'valibot'
import { type BasketEntry, basketEntrySchema } from '../../../contract/orders/basket-entry.ts'
import { localStorageKeys } from '../../../contract/values/browser-storage.ts'

const storedBasketSchema = v.object({
  /** ID of the member whose basket it copies; empty for a visitor's own. */
  owner: v.string(),
  entries: v.array(basketEntrySchema),
})

/** A basket as this browser stores it. */
export interface StoredBasket {
  readonly owner: string
  readonly entries: readonly BasketEntry[]
}

export const emptyBasket: StoredBasket = { owner: '', entries: [] }

/** The basket of this browser, which all tabs share. */
export interface BasketStore {
  /** The same object until it changes. */
  read(): StoredBasket
  write(basket: StoredBasket): void
  /** Calls back after any change, in this tab or another. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** A basket that stays empty, for rendering on the server and for support views. */
export const noBasket: BasketStore = { read: () => emptyBasket, write: () => {}, subscribe: () => () => {} }

/** The basket in local storage. What cannot be read counts as empty. */
export function createBasketStore(storage: Storage, target: EventTarget): BasketStore {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let basket = emptyBasket
  target.addEventListener('storage', (event) => {
    const isOther = event instanceof StorageEvent && event.key !== null && event.key !== localStorageKeys.basket
    if (!isOther) for (const listener of listeners) listener()
  })
  return {
    read: () => {
      const stored = storage.getItem(localStorageKeys.basket)
      if (stored !== text) {
        text = stored
        basket = parseBasket(stored)
      }
      return basket
    },
    write: (next) => {
      if (next.owner === '' && next.entries.length === 0) storage.removeItem(localStorageKeys.basket)
      else storage.setItem(localStorageKeys.basket, JSON.stringify(next))
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function parseBasket(text: string | null): StoredBasket {
  if (text === null) return emptyBasket
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), storedBasketSchema), text)
  return parsed.success ? parsed.output : emptyBasket
}
