import { openStorage } from './open-storage.ts'

/** Why the browser does not store something: site data is blocked or missing, or there is no room left. */
export type StorageProblem = 'blocked' | 'full'

/** Thrown for what is worth nothing unless it is stored, such as a session. */
export class StorageError extends Error {
  readonly problem: StorageProblem
  constructor(problem: StorageProblem) {
    super(`the storage of this browser is ${problem}`)
    this.problem = problem
  }
}

/** Storage that never throws: what the browser does not store is kept until the page is left. */
export interface PageStorage {
  getItem(key: string): string | null
  /** Returns why the browser did not store it. */
  setItem(key: string, value: string): StorageProblem | undefined
  removeItem(key: string): void
  /** Keys of what is stored. */
  keys(): string[]
}

/** Wraps a storage of the browser, or none. */
export function createPageStorage(area: Storage | undefined): PageStorage {
  const memory = new Map<string, string>()
  return {
    getItem: (key) => memory.get(key) ?? area?.getItem(key) ?? null,
    setItem: (key, value) => {
      try {
        if (area) {
          area.setItem(key, value)
          memory.delete(key)
          return undefined
        }
      } catch {
        // Full: the former value stays stored, which is better than none.
      }
      memory.set(key, value)
      return area ? 'full' : 'blocked'
    },
    removeItem: (key) => {
      memory.delete(key)
      area?.removeItem(key)
    },
    keys: () => [...new Set([...memory.keys(), ...(area ? Object.keys(area) : [])])],
  }
}

/** About as many characters as a session has. */
const sessionCharacters = 2_000

/** Why this browser could not keep a login; undefined when it could. */
export function findStorageProblem(): StorageProblem | undefined {
  const key = 'probe'
  const storage = createPageStorage(openStorage('localStorage'))
  const problem = storage.setItem(key, 'x'.repeat(sessionCharacters))
  storage.removeItem(key)
  return problem ?? (navigator.cookieEnabled ? undefined : 'blocked')
}
