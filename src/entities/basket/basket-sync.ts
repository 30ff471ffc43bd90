import { selectionLimits } from '#contract/addresses/order-addresses.ts'
import { basket as basketCall, changeBasket, mergeBasket } from '#contract/orders/basket.ts'
import type { BasketEntry } from '#contract/orders/basket-entry.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Http } from '#lib/http/http.ts'
import { changeKeptList, type KeptListCalls, syncKeptList } from '#lib/kept-lists/kept-list-changes.ts'
import type { KeptLists } from '#lib/kept-lists/kept-lists.ts'
import { type BasketChange, changeEntries } from './basket-entries.ts'

type BasketCalls = KeptListCalls<BasketEntry, BasketChange>

export interface BasketServices extends Pick<BasketCalls, 'session'> {
  readonly keptLists: Pick<KeptLists, 'basket'>
  readonly http: Http
}

const callsOf = ({ keptLists, http, session }: BasketServices): BasketCalls => ({
  store: keptLists.basket,
  session,
  readMembers: () => http(basketCall, {}),
  addToMembers: (entries) => http(mergeBasket, { body: { entries: [...entries] } }),
  changeMembers: ({ put = [], remove = [] }) => http(changeBasket, { body: { put: [...put], remove: [...remove] } }),
  apply: (entries, change) => {
    const changed = changeEntries(entries, change)
    if (changed.length > selectionLimits.basket) throw ApiError.received({ status: 400, code: codes.basketFull })
    return changed
  },
})

/** Makes the stored basket the member's, see {@link syncKeptList}. */
export const syncBasket = (services: BasketServices) => syncKeptList(callsOf(services))

/** Changes the basket, see {@link changeKeptList}: `PR30014400` when it is full. */
export const changeStoredBasket = (services: BasketServices, change: BasketChange) =>
  changeKeptList(callsOf(services), change)
