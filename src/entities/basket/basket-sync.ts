import { basket as basketCall, changeBasket, mergeBasket } from '../../../contract/orders/basket.ts'
import * as codes from '../../../contract/protocol/codes.ts'
import { ApiError } from '../../../contract/protocol/api-error.ts'
import { selectionLimits } from '../../../contract/addresses/order-addresses.ts'
import type { Http } from '../../lib/http/http.ts'
import type { SessionStore } from '../../lib/session/session-store.ts'
import { type BasketChange, changeEntries } from './basket-entries.ts'
import { type BasketStore, emptyBasket } from './basket-store.ts'

export interface BasketServices {
  readonly basket: BasketStore
  readonly http: Http
  readonly session: { readonly store: Pick<SessionStore, 'read'> }
}

const noInput = { params: {}, query: {} }

/**
 * Makes the stored basket the member's: adds what this browser has to it, or reads it. Repeating it changes nothing more.
 * Without a login it empties the copy of a member's basket. The basket of this browser stays when the call fails.
 */
export async function syncBasket({ basket, http, session }: BasketServices): Promise<void> {
  const { owner, entries } = basket.read()
  const login = session.store.read()
  if (!login) {
    if (owner !== '') basket.write(emptyBasket)
    return
  }
  const isVisitors = owner === '' && entries.length > 0
  const { content } = isVisitors
    ? await http(mergeBasket, { ...noInput, body: { entries: [...entries] } })
    : await http(basketCall, noInput)
  // What was put in meanwhile belongs to the next call.
  if (basket.read().entries !== entries && isVisitors) return syncBasket({ basket, http, session })
  basket.write({ owner: login.userid, entries: content })
}

/**
 * Changes the basket: a member's on the server first, a visitor's in this browser. Throws an {@link ApiError} and changes
 * nothing when the call fails, and `PR30014400` when a visitor's basket is full.
 */
export async function changeStoredBasket(services: BasketServices, change: BasketChange): Promise<void> {
  const { basket, http, session } = services
  const login = session.store.read()
  const { owner, entries } = basket.read()
  if (!login) {
    const changed = changeEntries(owner === '' ? entries : [], change)
    if (changed.length > selectionLimits.basket) throw ApiError.received({ status: 400, code: codes.basketFull })
    basket.write({ owner: '', entries: changed })
    return
  }
  if (owner === '' && entries.length > 0) await syncBasket(services)
  const body = { put: [...(change.put ?? [])], remove: [...(change.remove ?? [])] }
  const { content } = await http(changeBasket, { ...noInput, body })
  basket.write({ owner: login.userid, entries: content })
}
