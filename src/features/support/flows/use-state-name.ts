import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { flowNamed } from './flows.ts'

/** Returns a function that gives a state of a flow its title in the language of the page. */
export function useStateName(): (flow: string, state: string) => string {
  const locale = useLocale()
  return (flow, state) => flowNamed(flow)?.states.find(({ name }) => name === state)?.title[locale] ?? state
}
