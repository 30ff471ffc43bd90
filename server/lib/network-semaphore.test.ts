import { describe, expect, it } from 'vitest'
import { createNetworkSemaphore } from './network-semaphore.ts'

const limits = { total: 3, perNetwork: 2, waitingPerNetwork: 2, waiting: 3 }
const busy = { code: 'PR10007503' }

/** A semaphore, and a call that tells whether it is inside. */
function open(special: Partial<typeof limits> = {}) {
  const semaphore = createNetworkSemaphore({ ...limits, ...special })
  const call = (network?: string) => {
    let leave: (() => void) | undefined
    const entered = semaphore.enter(network).then((release) => {
      leave = release
    })
    return { entered, isInside: () => leave !== undefined, leave: () => leave?.() }
  }
  return { semaphore, call }
}

/** Lets promises that can settle do so. */
const settled = () => new Promise<void>((done) => setImmediate(done))

describe('createNetworkSemaphore', () => {
  it('gives a network its slots, and lets further calls of it wait in their order', async () => {
    const { call } = open()
    const calls = [call('a'), call('a'), call('a'), call('a')]
    await settled()
    const inside = () => calls.map(({ isInside }) => isInside())
    expect(inside()).toEqual([true, true, false, false])
    calls[1]?.leave()
    await settled()
    expect(inside()).toEqual([true, true, true, false])
    calls[0]?.leave()
    await settled()
    expect(inside()).toEqual([true, true, true, true])
  })

  it('rejects a call of a network beyond its waiting ones', async () => {
    const { semaphore, call } = open()
    const calls = [call('a'), call('a'), call('a'), call('a')]
    await expect(semaphore.enter('a')).rejects.toMatchObject(busy)
    calls[0]?.leave()
    await settled()
    calls[0]?.leave()
    const next = call('a')
    await settled()
    expect(next.isInside()).toBe(false)
    await expect(semaphore.enter('a')).rejects.toMatchObject(busy)
  })

  it('rejects a call beyond the waiting ones of all networks', async () => {
    const { semaphore, call } = open({ total: 4 })
    for (const network of ['a', 'a', 'a', 'a', 'b', 'b', 'b']) call(network)
    await settled()
    await expect(semaphore.enter('b')).rejects.toMatchObject(busy)
  })

  it('lets as many wait again as have stopped waiting', async () => {
    const { semaphore, call } = open({ perNetwork: 1, waitingPerNetwork: 5, waiting: 1 })
    const first = call('a')
    const second = call('a')
    await settled()
    await expect(semaphore.enter('a')).rejects.toMatchObject(busy)
    first.leave()
    await settled()
    expect(second.isInside()).toBe(true)
    const third = call('a')
    await settled()
    expect(third.isInside()).toBe(false)
    second.leave()
    await settled()
    expect(third.isInside()).toBe(true)
  })

  it('rejects at once when the slots of all networks are taken, and not before', async () => {
    const { semaphore, call } = open()
    const calls = [call('a'), call('a'), call('b')]
    await settled()
    expect(calls.map(({ isInside }) => isInside())).toEqual([true, true, true])
    await expect(semaphore.enter('c')).rejects.toMatchObject(busy)
    await expect(semaphore.enter(undefined)).rejects.toMatchObject(busy)
    calls[0]?.leave()
    const next = call('c')
    await next.entered
    expect(next.isInside()).toBe(true)
    await expect(semaphore.enter('c')).rejects.toMatchObject(busy)
  })

  it('counts the process itself in total alone', async () => {
    const { semaphore, call } = open()
    const own = [call(), call(), call()]
    await settled()
    expect(own.every(({ isInside }) => isInside())).toBe(true)
    await expect(semaphore.enter('a')).rejects.toMatchObject(busy)
    own[0]?.leave()
    await call('a').entered
  })

  it('releases a slot once, however often it is told', async () => {
    const { semaphore, call } = open({ total: 2 })
    const [one, other] = [call('a'), call('b')]
    await settled()
    one.leave()
    one.leave()
    await call('a').entered
    await expect(semaphore.enter('b')).rejects.toMatchObject(busy)
    expect(other.isInside()).toBe(true)
  })
})
