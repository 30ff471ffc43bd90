import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleSession } from '#tests/flows/samples/samples.ts'
import { fill } from '#tests/support/screens/full-storage.ts'
import { StorageError } from '../browser/page-storage.ts'
import { createSessionStore } from './session-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  createSessionStore(localStorage, document).clear()
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

/** Two tabs of one browser. What the first stores reaches the second when `deliver` is called. */
function openTabs() {
  const first = createSessionStore(localStorage, document)
  const second = createSessionStore(sessionStorage, document)
  const deliver = () => {
    for (const [key, value] of Object.entries(localStorage)) sessionStorage.setItem(key, String(value))
    window.dispatchEvent(new StorageEvent('storage', { storageArea: sessionStorage }))
  }
  return { first, second, deliver }
}

/** Starts the wait of a tab; `isOver` tells whether it has ended. */
function startWaiting(store: ReturnType<typeof createSessionStore>) {
  const wait = { isOver: false }
  void store.waitForLatest().then(() => {
    wait.isOver = true
  })
  return wait
}

describe('the cookie with the version of the tokens', () => {
  it.each([
    ['https:', /^tokenVersion=[\w-]+; path=\/; samesite=strict; secure$/],
    ['http:', /^tokenVersion=[\w-]+; path=\/; samesite=strict$/],
  ])('is sent over https only when the page is: %s', (protocol, expected) => {
    const write = vi.spyOn(document, 'cookie', 'set')
    vi.spyOn(document.location, 'protocol', 'get').mockReturnValue(protocol)
    createSessionStore(localStorage, document).open(sampleSession)
    expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(expected))
    vi.restoreAllMocks()
  })
})

describe('open', () => {
  it('throws where the browser stores nothing, and leaves no half of a session', () => {
    const store = createSessionStore(undefined, document)
    expect(() => store.open(sampleSession)).toThrow(new StorageError('blocked'))
    expect(store.read()).toBeUndefined()
  })

  it('throws where the storage is full, and leaves no half of a session', () => {
    const area = fill(new Storage())
    const store = createSessionStore(area, document)
    expect(() => store.open(sampleSession)).toThrow(new StorageError('full'))
    expect(store.read()).toBeUndefined()
    expect(area.getItem('accessToken')).toBeNull()
  })

  it('keeps renewed tokens for this page where the storage is full: the former ones are used up', () => {
    const area = new Storage()
    const store = createSessionStore(area, document)
    store.open(sampleSession)
    fill(area)
    store.renew({ ...sampleSession, access_token: 'renewed', refresh_token: 'next' })
    expect(store.read()).toMatchObject({ accessToken: 'renewed', refreshToken: 'next' })
  })
})

describe('a tab that reads between two writes of another', () => {
  /** Collects what `read` finds after each write of a tab. */
  function watchWrites() {
    const seen: ReturnType<ReturnType<typeof createSessionStore>['read']>[] = []
    const other = createSessionStore(localStorage, document)
    const area = new Proxy(localStorage, {
      get: (storage, name) => {
        const value: unknown = Reflect.get(storage, name)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          const result: unknown = value.apply(storage, given)
          if (name !== 'getItem') seen.push(other.read())
          return result
        }
      },
    })
    return { seen, store: createSessionStore(area, document) }
  }
  const whole = { accessToken: sampleSession.access_token, refreshToken: sampleSession.refresh_token }

  it('finds no login before the last write of one, and none after the first write of a logout', () => {
    const { seen, store } = watchWrites()
    store.open(sampleSession)
    expect(seen.slice(0, -1).filter(Boolean)).toEqual([])
    expect(seen.at(-1)).toMatchObject({ ...whole, userName: sampleSession.username, userid: sampleSession.userid })
    seen.length = 0
    store.clear()
    expect(seen.length).toBeGreaterThan(1)
    expect(seen.filter(Boolean)).toEqual([])
  })

  it('finds the same login while tokens are renewed, with the former or the new ones', () => {
    const { seen, store } = watchWrites()
    store.open(sampleSession)
    const before = store.read()
    seen.length = 0
    store.renew({ ...sampleSession, access_token: 'renewed', refresh_token: 'next' })
    const renewed = { ...before, accessToken: 'renewed' }
    expect(seen).toEqual([renewed, { ...renewed, refreshToken: 'next' }, { ...renewed, refreshToken: 'next' }])
  })

  it('has no other file that stores several things', () => {
    const several = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .filter((file) => {
        const text = readFileSync(`src/${file}`, 'utf8')
        return new Set([...text.matchAll(/setItem\(\s*([\w.]+)/g)].map(([, key]) => key)).size > 1
      })
    // The second of the head script lies in another storage, and says that the language was tried.
    expect(several.toSorted()).toEqual(['app/head-scripts/first-paint.ts', 'lib/session/session-store.ts'])
  })
})

function setCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store
  document.cookie = `${name}=true; path=/`
}

describe('isForgotten', () => {
  it('is true when the browser has deleted the session and not the cookie of the server', () => {
    const store = createSessionStore(localStorage, document)
    expect(store.isForgotten()).toBe(false)
    setCookie('isLogin')
    expect(store.isForgotten()).toBe(true)
    store.open(sampleSession)
    expect(store.isForgotten()).toBe(false)
    localStorage.clear()
    expect(store.isForgotten()).toBe(true)
    store.clear()
    expect(store.isForgotten()).toBe(false)
  })

  it('is false while a social login brings a session', () => {
    const store = createSessionStore(localStorage, document)
    setCookie('isLogin')
    setCookie('accessToken')
    expect(store.isForgotten()).toBe(false)
  })
})

describe('waitForLatest', () => {
  it('ends at once in the tab that stored the tokens, and where nobody did', async () => {
    const { first } = openTabs()
    await first.waitForLatest()
    first.open(sampleSession)
    await first.waitForLatest()
  })

  it('waits for the tokens of another tab', async () => {
    const { first, second, deliver } = openTabs()
    first.open(sampleSession)
    deliver()
    first.renew({ ...sampleSession, access_token: 'new access token', refresh_token: 'new refresh token' })
    const wait = startWaiting(second)
    // A change that is not the one to wait for.
    window.dispatchEvent(new StorageEvent('storage', { storageArea: sessionStorage }))
    await vi.advanceTimersByTimeAsync(100)
    expect(wait.isOver).toBe(false)
    deliver()
    await vi.advanceTimersByTimeAsync(0)
    expect(wait.isOver).toBe(true)
    expect(second.read()).toMatchObject({ accessToken: 'new access token', refreshToken: 'new refresh token' })
  })

  it('ends after ten seconds when the tokens do not arrive', async () => {
    const { first, second } = openTabs()
    first.open(sampleSession)
    const wait = startWaiting(second)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(wait.isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(wait.isOver).toBe(true)
  })

  it('does not wait for tokens that another tab could not store', async () => {
    const area = new Storage()
    const first = createSessionStore(area, document)
    first.open(sampleSession)
    for (const [key, value] of Object.entries(area)) sessionStorage.setItem(key, String(value))
    fill(area)
    first.renew({ ...sampleSession, access_token: 'new access token', refresh_token: 'new refresh token' })
    const wait = startWaiting(createSessionStore(sessionStorage, document))
    await vi.advanceTimersByTimeAsync(0)
    expect(wait.isOver).toBe(true)
  })

  it('does not wait after a logout', async () => {
    const { first, second, deliver } = openTabs()
    first.open(sampleSession)
    deliver()
    first.clear()
    await second.waitForLatest()
  })
})
