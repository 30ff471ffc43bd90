import type { BasketEntry } from '#contract/orders/basket-entry.ts'
import { basketEntrySchema } from '#contract/orders/basket-entry.ts'
import { idSchema } from '#contract/protocol/paging.ts'
import { localStorageKeys } from '#contract/values/browser-storage.ts'
import { createKeptListStore, type KeptListStore, noList } from './kept-list-store.ts'

/** The lists that a browser keeps for a visitor, and copies for a member. */
export interface KeptLists {
  readonly basket: KeptListStore<BasketEntry>
  /** Numbers of saved courses, in the order in which they were saved. */
  readonly savedCourses: KeptListStore<number>
}

/** Lists that stay empty, for rendering on the server and for support views. */
export const noKeptLists: KeptLists = { basket: noList, savedCourses: noList }

export function createKeptLists(storage: Storage | undefined, target: EventTarget): KeptLists {
  return {
    basket: createKeptListStore(localStorageKeys.basket, basketEntrySchema, storage, target),
    savedCourses: createKeptListStore(localStorageKeys.savedCourses, idSchema, storage, target),
  }
}
