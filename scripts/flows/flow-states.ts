import type { FlowModel } from '#tests/flows/flow-model.ts'
import { flowModels } from '#tests/flows/flow-models.ts'
import { getMachineParts } from '#tests/flows/machine-parts.ts'

/** Flows whose states visitors enter on a screen: all but the session, which runs behind every page. */
export const countedFlows: readonly FlowModel[] = flowModels.filter(({ name }) => name !== 'session')

/** Source of the server's list of states, by flow. The server counts no other names, and imports no machines. */
export function flowStatesSource(): string {
  const lines = countedFlows.map(
    ({ name, machine }) => `  ${JSON.stringify(name)}: ${JSON.stringify(getMachineParts(machine).states)},`,
  )
  return [
    '/** States of each flow whose visits are counted. Written by `npm run diagrams` from the machines. */',
    'export const flowStates: Readonly<Record<string, readonly string[]>> = {',
    ...lines,
    '}',
    '',
  ].join('\n')
}
