import { useLingui } from '@lingui/react/macro'
import type { FlowDescription } from '../flows/flow-description.ts'
import { codeStanding } from '../flows/flows.ts'

/** Returns a function that says why the code after a state has no effect; undefined when it has one. */
export function useCodeNote(): (flow: FlowDescription, state: string, code: string | undefined) => string | undefined {
  const { t } = useLingui()
  return (flow, state, code) => {
    switch (codeStanding(flow, state, code)) {
      case 'unknown':
        return t`There’s no code ${code}, so the flow is shown at its start.`
      case 'elsewhere':
        return t`The code ${code} doesn’t lead to this state, so the flow is shown at its start.`
      case 'leads-here':
        return undefined
    }
  }
}
