/** What `at` asks for: a state, and the code of the reply that led to it, if one is named. */
export interface AskedState {
  readonly state: string
  readonly code: string | undefined
}

export function askedState(at: string): AskedState {
  const [state = '', code] = at.split(':')
  return { state, code }
}
