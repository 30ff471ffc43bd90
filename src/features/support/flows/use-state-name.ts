import { useLingui } from '@lingui/react'
import { stateWordsOf } from './state-words.ts'

/** Gives states their names in the language of the page. */
export function useStateName(): (flow: string, state: string) => string {
  const { i18n } = useLingui()
  return (flow, state) => {
    const words = stateWordsOf(flow, state)
    return words ? i18n._(words) : state
  }
}
