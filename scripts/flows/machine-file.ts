import type { FlowModel } from '#tests/flows/flow-model.ts'

/** A function of a machine's definition as JSON: its source. */
interface Expression {
  readonly expression: string
}

/**
 * Definition of a flow's machine as JSON, for editors. Functions become an {@link Expression}: the inputs of actors, the
 * parameters of guards and actions, and the context.
 */
export function machineFileOf({ machine }: FlowModel): string {
  const text = JSON.stringify(machine.config, (_, value: unknown) => expressionOf(value) ?? value, 2)
  return `${text}\n`
}

function expressionOf(value: unknown): Expression | undefined {
  if (typeof value !== 'function') return undefined
  // A combined guard of XState, such as `not('hasItems')`.
  if ('guards' in value && Array.isArray(value.guards)) {
    const guards = value.guards.map((guard: unknown) => JSON.stringify(guard)).join(', ')
    return { expression: `${value.name}(${guards})` }
  }
  const lines = value
    .toString()
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('//'))
  // Types were replaced by spaces when Node loaded the module.
  return { expression: lines.map((line) => line.trim().replaceAll(/ {2,}/g, ' ')).join('\n') }
}
