/** What `at` asks for: a state, and the code of the reply that led to it, if one is named. */
export interface RequestedState {
  readonly state: string
  readonly code: string | undefined
}

export function parseRequestedState(at: string): RequestedState {
  const [state = '', code] = at.split(':')
  return { state, code }
}
