import type { OpenedSession, Tokens } from '../../../contract/session.ts'
import { socialCookiePath, socialCookies } from '../../../contract/social-providers.ts'
import { randomUuid } from '../browser/uuid.ts'
import { sessionKeys } from './session-keys.ts'

/** What this browser keeps of a session. */
export interface StoredSession {
  readonly accessToken: string
  readonly refreshToken: string
  readonly userName: string
  /** Another for each login; empty when it is not known. */
  readonly loginId: string
}

/** The session in local storage: the truth that all tabs share. */
export interface SessionStore {
  /** Logged in means that a login flag and an access token are there (specification, section 4). */
  read(): StoredSession | undefined
  open(session: OpenedSession): void
  renew(tokens: Tokens): void
  /** Takes away tokens, login flag, name, e-mail and the cookies of section 4. */
  clear(): void
  /** Calls back after any change, in this tab or another. Returns the way to stop. */
  subscribe(listener: () => void): () => void
}

/** The store of a page that nobody is signed in to: while pages are rendered. */
export const visitorStore: SessionStore = {
  read: () => undefined,
  open: () => {},
  renew: () => {},
  clear: () => {},
  subscribe: () => () => {},
}

/** The store of this browser. `storage` is local storage, or a stand-in of a page that must not touch it. */
export function createSessionStore(storage: Storage, page: Document): SessionStore {
  const listeners = new Set<() => void>()
  const read = (): StoredSession | undefined => {
    const accessToken = storage.getItem(sessionKeys.accessToken)
    if (!storage.getItem(sessionKeys.isLogin) || !accessToken) return undefined
    return {
      accessToken,
      refreshToken: storage.getItem(sessionKeys.refreshToken) ?? '',
      userName: storage.getItem(sessionKeys.userName) ?? '',
      loginId: storage.getItem(sessionKeys.loginId) ?? '',
    }
  }
  const changed = () => {
    // The first paint did the same: see `early.ts`.
    page.documentElement.toggleAttribute('data-signed-in', read() !== undefined)
    for (const listener of listeners) listener()
  }
  const keep = (tokens: Tokens) => {
    storage.setItem(sessionKeys.accessToken, tokens.access_token)
    storage.setItem(sessionKeys.refreshToken, tokens.refresh_token)
  }
  page.defaultView?.addEventListener('storage', (event) => {
    if (event.storageArea === storage) changed()
  })
  return {
    read,
    open: (session) => {
      keep(session)
      storage.setItem(sessionKeys.userName, session.username)
      storage.setItem(sessionKeys.loginId, randomUuid())
      // Last, so that another tab never sees a login without its tokens.
      storage.setItem(sessionKeys.isLogin, 'true')
      changed()
    },
    renew: (tokens) => {
      keep(tokens)
      changed()
    },
    clear: () => {
      for (const key of Object.values(sessionKeys)) storage.removeItem(key)
      for (const name of socialCookies) {
        for (const path of ['/', socialCookiePath]) page.cookie = `${name}=; path=${path}; max-age=0`
      }
      changed()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
