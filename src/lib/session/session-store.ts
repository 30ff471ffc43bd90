import type { OpenedSession, Tokens } from '#contract/accounts/session.ts'
import { sessionKeys } from '#contract/values/browser-storage.ts'
import { socialCookiePath, socialCookies } from '#contract/values/social-providers.ts'
import { createPageStorage, StorageError } from '../browser/page-storage.ts'
import { randomUuid } from '../browser/uuid.ts'

/** Session as this browser stores it. */
export interface StoredSession {
  readonly accessToken: string
  readonly refreshToken: string
  readonly userName: string
  /** The member's ID; empty when unknown. */
  readonly userid: string
  /** Identifies the login; empty when unknown. */
  readonly loginId: string
}

/**
 * Longest wait for the tokens of another tab, in ms: many tabs that load at once on a slow computer take seconds. After
 * it the server's grace window returns the same pair.
 */
const maxStorageDelayMs = 10_000

/** The session in local storage, which all tabs share. */
export interface SessionStore {
  /** The session when login flag and access token are stored (specification, section 4), undefined otherwise. */
  read(): StoredSession | undefined
  /**
   * Waits until this tab sees the tokens that any tab has stored last, for {@link maxStorageDelayMs} at most. Local
   * storage reaches tabs of other processes with a delay, a cookie reaches them at once.
   */
  waitForLatest(): Promise<void>
  /** Throws `StorageError` when the browser stores nothing: the login would be gone with the page. */
  open(session: OpenedSession): void
  renew(tokens: Tokens): void
  /** Removes tokens, login flag, name, ID, email address and the cookies of section 4. */
  clear(): void
  /**
   * True when a member logged in and never out, and this browser has deleted the session: Safari deletes what scripts
   * have stored after seven days without a visit. Login or `clear` end it.
   */
  isForgotten(): boolean
  /** Calls back after any change, in this tab or another. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** Store without a session, for rendering on the server. */
export const visitorStore: SessionStore = {
  read: () => undefined,
  waitForLatest: async () => {},
  open: () => {},
  renew: () => {},
  clear: () => {},
  isForgotten: () => false,
  subscribe: () => () => {},
}

/** Store in `area`: local storage, undefined where the browser has none, or a stand-in where a page must not use it. */
export function createSessionStore(area: Storage | undefined, page: Document): SessionStore {
  const storage = createPageStorage(area)
  const listeners = new Set<() => void>()
  const read = (): StoredSession | undefined => {
    const accessToken = storage.getItem(sessionKeys.accessToken)
    if (!storage.getItem(sessionKeys.isLogin) || !accessToken) return undefined
    return {
      accessToken,
      refreshToken: storage.getItem(sessionKeys.refreshToken) ?? '',
      userName: storage.getItem(sessionKeys.userName) ?? '',
      userid: storage.getItem(sessionKeys.userid) ?? '',
      loginId: storage.getItem(sessionKeys.loginId) ?? '',
    }
  }
  const changed = () => {
    // The first paint did the same: see `src/app/head-scripts/first-paint.ts`.
    page.documentElement.toggleAttribute('data-signed-in', read() !== undefined)
    for (const listener of listeners) listener()
  }
  const saveTokens = (tokens: Tokens) => {
    const version = randomUuid()
    // Each is kept in memory at least: former tokens are used up.
    const problems = [
      storage.setItem(sessionKeys.accessToken, tokens.access_token),
      storage.setItem(sessionKeys.refreshToken, tokens.refresh_token),
      // Last, so that another tab that sees it sees the tokens as well.
      storage.setItem(sessionKeys.tokenVersion, version),
    ]
    const failed = problems.find((problem) => problem !== undefined)
    // Other tabs never see tokens that are only in memory: they must not wait for them.
    if (!failed) {
      const isSecure = page.location.protocol === 'https:'
      page.cookie = `${sessionKeys.tokenVersion}=${version}; path=/; samesite=strict${isSecure ? '; secure' : ''}`
    }
    return failed
  }
  /** True when another tab has stored tokens that this tab does not see yet. */
  const isBehind = () => {
    const version = /(?:^|;\s*)tokenVersion=([^;]+)/.exec(page.cookie)?.[1]
    return version !== undefined && version !== storage.getItem(sessionKeys.tokenVersion)
  }
  const hasCookie = (name: string) => new RegExp(`(?:^|;\\s*)${name}=[^;]`).test(page.cookie)
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  page.defaultView?.addEventListener('storage', (event) => {
    if (event.storageArea === area) changed()
  })
  const clear = () => {
    for (const key of Object.values(sessionKeys)) storage.removeItem(key)
    for (const name of [sessionKeys.tokenVersion, sessionKeys.isLogin]) page.cookie = `${name}=; path=/; max-age=0`
    for (const name of socialCookies) {
      for (const path of ['/', socialCookiePath]) page.cookie = `${name}=; path=${path}; max-age=0`
    }
    changed()
  }
  return {
    read,
    waitForLatest: () =>
      new Promise((resolve) => {
        if (!isBehind()) return resolve()
        const end = () => {
          clearTimeout(timer)
          unsubscribe()
          resolve()
        }
        const timer = setTimeout(end, maxStorageDelayMs)
        const unsubscribe = subscribe(() => {
          if (!isBehind()) end()
        })
      }),
    open: (session) => {
      const problem =
        saveTokens(session) ??
        storage.setItem(sessionKeys.userName, session.username) ??
        storage.setItem(sessionKeys.userid, session.userid) ??
        storage.setItem(sessionKeys.loginId, randomUuid()) ??
        // Last, so that another tab never sees a login without its tokens.
        storage.setItem(sessionKeys.isLogin, 'true')
      if (problem) {
        clear()
        throw new StorageError(problem)
      }
      changed()
    },
    renew: (tokens) => {
      saveTokens(tokens)
      changed()
    },
    clear,
    // A social login brings its session in cookies.
    isForgotten: () => !read() && hasCookie(sessionKeys.isLogin) && !hasCookie(sessionKeys.accessToken),
    subscribe,
  }
}
