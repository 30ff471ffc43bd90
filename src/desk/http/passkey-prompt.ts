/** Why the passkey is asked for: the session has ended, or an act needs a confirmation. */
export type PasskeyReason = 'login' | 'confirm'

/** Asks for the passkey over the page. Calls that ask while one is open wait for the same answer. */
export interface PasskeyPrompt {
  /** Resolves with whether the passkey was used; false when the operator declines. */
  ask(reason: PasskeyReason): Promise<boolean>
  /** Why it is open; undefined while it is closed. */
  read(): PasskeyReason | undefined
  answer(isUsed: boolean): void
  subscribe(listener: () => void): () => void
}

export function createPasskeyPrompt(): PasskeyPrompt {
  const listeners = new Set<() => void>()
  let open: { readonly reason: PasskeyReason; readonly done: PromiseWithResolvers<boolean> } | undefined
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    ask: (reason) => {
      if (!open) {
        open = { reason, done: Promise.withResolvers() }
        notify()
      }
      return open.done.promise
    },
    read: () => open?.reason,
    answer: (isUsed) => {
      const asked = open
      open = undefined
      notify()
      asked?.done.resolve(isUsed)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
