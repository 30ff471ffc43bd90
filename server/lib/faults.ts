import type { AnyErrorCode } from '#contract/protocol/code-catalogue.ts'

/** Failures asked for in the sandbox. The next call of that name in this process is answered with the code, once. */
export interface Faults {
  arm(call: string, code: AnyErrorCode): void
  take(call: string): AnyErrorCode | undefined
  /** Codes by call, of those that no call has met yet. */
  armed(): Readonly<Record<string, AnyErrorCode>>
  clear(): void
}

export function createFaults(): Faults {
  const armed = new Map<string, AnyErrorCode>()
  return {
    arm: (call, code) => armed.set(call, code),
    take: (call) => {
      const code = armed.get(call)
      armed.delete(call)
      return code
    },
    armed: () => Object.fromEntries(armed),
    clear: () => armed.clear(),
  }
}
