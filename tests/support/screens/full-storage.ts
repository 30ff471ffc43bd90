import { vi } from 'vitest'

/** Leaves no room in a storage: from now on it throws at each write. Take one of the test's own, `new Storage()`. */
export function fill(storage: Storage): Storage {
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  return storage
}
