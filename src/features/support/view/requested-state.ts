/** Value of `at`: a state, and optionally the code of the reply, or the reason of the start, that led to it. */
export interface RequestedState {
  readonly state: string
  readonly code: string | undefined
}

export function parseRequestedState(at: string): RequestedState {
  const [state = '', code] = at.split(':')
  return { state, code }
}
