import { beforeEach, describe, expect, test } from 'vitest'
import type { BasketEntry } from '#contract/orders/basket-entry.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { parseAnswer } from '#contract/protocol/endpoint.ts'
import type { Http } from '#lib/http/http.ts'
import { createKeptLists } from '#lib/kept-lists/kept-lists.ts'
import { changeEntries } from './basket-entries.ts'
import { changeStoredBasket, syncBasket } from './basket-sync.ts'

const pass: BasketEntry = { item: { kind: 'course', option: 101_003, quantity: 1 }, seen_amt: 69_000 }
const rental: BasketEntry = {
  item: { kind: 'device', device: 11, sale_type: 'rental', months: 3, quantity: 2 },
  seen_amt: 139_650,
}
const courseOf = (option: number): BasketEntry => ({ item: { kind: 'course', option, quantity: 1 }, seen_amt: 1 })

describe('changeEntries', () => {
  test('puts new lines at the end, and changes the pieces of others in place', () => {
    const more = { item: { ...rental.item, quantity: 5 }, seen_amt: 1 }
    expect(changeEntries([rental, pass], { put: [more, courseOf(7)] })).toEqual([
      { item: { ...rental.item, quantity: 5 }, seen_amt: 139_650 },
      pass,
      courseOf(7),
    ])
  })

  test('removes lines by their keys', () => {
    expect(changeEntries([rental, pass], { remove: ['11r3', '999'] })).toEqual([pass])
  })
})

beforeEach(() => localStorage.clear())

/** Services of a visitor or member, with a server that holds `held` and records its calls. */
function servicesOf(userid: string | undefined, held: BasketEntry[] | Error = []) {
  const calls: unknown[] = []
  const http: Http = async (endpoint, input) => {
    calls.push([endpoint.name, 'body' in input ? input.body : undefined])
    if (held instanceof Error) throw held
    return parseAnswer(endpoint, held)
  }
  const login = { accessToken: 'a', refreshToken: 'r', userName: 'Kim', loginId: '', userid: userid ?? '' }
  const session = { store: { read: () => (userid === undefined ? undefined : login) } }
  const keptLists = createKeptLists(localStorage, window)
  return { calls, services: { keptLists, http, session } }
}

describe('syncBasket', () => {
  test('adds a visitor’s basket to the member’s at a login, and keeps what the server answers', async () => {
    const { calls, services } = servicesOf('kim01', [rental, pass])
    services.keptLists.basket.write({ owner: '', entries: [pass] })
    await syncBasket(services)
    expect(calls).toEqual([['merge-basket', { entries: [pass] }]])
    expect(services.keptLists.basket.read()).toEqual({ owner: 'kim01', entries: [rental, pass] })
  })

  test('reads the member’s basket when this browser has none of its own', async () => {
    const { calls, services } = servicesOf('kim01', [rental])
    services.keptLists.basket.write({ owner: 'lee02', entries: [pass] })
    await syncBasket(services)
    expect(calls).toEqual([['basket', undefined]])
    expect(services.keptLists.basket.read()).toEqual({ owner: 'kim01', entries: [rental] })
  })

  test('keeps the basket of this browser when the call fails', async () => {
    const { services } = servicesOf('kim01', ApiError.received({ status: 0 }))
    services.keptLists.basket.write({ owner: '', entries: [pass] })
    await expect(syncBasket(services)).rejects.toThrow(ApiError)
    expect(services.keptLists.basket.read()).toEqual({ owner: '', entries: [pass] })
  })

  test('forgets a member’s basket after a logout, and keeps a visitor’s', async () => {
    const { calls, services } = servicesOf(undefined)
    services.keptLists.basket.write({ owner: 'kim01', entries: [pass] })
    await syncBasket(services)
    expect(services.keptLists.basket.read()).toEqual({ owner: '', entries: [] })
    services.keptLists.basket.write({ owner: '', entries: [pass] })
    await syncBasket(services)
    expect(services.keptLists.basket.read().entries).toEqual([pass])
    expect(calls).toEqual([])
  })
})

describe('changeStoredBasket', () => {
  test('changes a visitor’s basket in this browser, and a member’s on the server', async () => {
    const visitor = servicesOf(undefined)
    await changeStoredBasket(visitor.services, { put: [pass] })
    expect(visitor.services.keptLists.basket.read()).toEqual({ owner: '', entries: [pass] })
    expect(visitor.calls).toEqual([])
    const member = servicesOf('kim01', [pass, rental])
    member.services.keptLists.basket.write({ owner: 'kim01', entries: [pass] })
    await changeStoredBasket(member.services, { put: [rental], remove: ['7'] })
    expect(member.calls).toEqual([['change-basket', { put: [rental], remove: ['7'] }]])
    expect(member.services.keptLists.basket.read()).toEqual({ owner: 'kim01', entries: [pass, rental] })
  })

  test('refuses a visitor the forty-first line, and changes nothing', async () => {
    const { services } = servicesOf(undefined)
    const forty = Array.from({ length: 40 }, (_, index) => courseOf(index + 1))
    services.keptLists.basket.write({ owner: '', entries: forty })
    await expect(changeStoredBasket(services, { put: [pass] })).rejects.toMatchObject({ code: codes.basketFull })
    expect(services.keptLists.basket.read().entries).toEqual(forty)
  })

  test('changes nothing when the server does not answer', async () => {
    const { services } = servicesOf('kim01', ApiError.received({ status: 0 }))
    services.keptLists.basket.write({ owner: 'kim01', entries: [pass] })
    await expect(changeStoredBasket(services, { remove: ['101003'] })).rejects.toThrow(ApiError)
    expect(services.keptLists.basket.read().entries).toEqual([pass])
  })
})
