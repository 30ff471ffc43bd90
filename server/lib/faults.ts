import type { ErrorCode } from '../../contract/codes.ts'

/** Failures that somebody asked the sandbox for: each is met by the next call of its name, once. */
export interface Faults {
  arm(call: string, code: ErrorCode): void
  take(call: string): ErrorCode | undefined
}

export function createFaults(): Faults {
  const armed = new Map<string, ErrorCode>()
  return {
    arm: (call, code) => armed.set(call, code),
    take: (call) => {
      const code = armed.get(call)
      armed.delete(call)
      return code
    },
  }
}
