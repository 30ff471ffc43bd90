import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { FlowModel } from '#tests/flows/flow-model.ts'
import { nodesOf } from '#tests/flows/machine-parts.ts'

/**
 * State diagram of a flow's machine in Mermaid's language (mermaid.js.org/syntax/stateDiagram.html), with the states'
 * English titles. A state is named by its path in the machine, with underscores.
 */
export function mermaidOf(model: FlowModel): string {
  const { root } = model.machine
  return [
    'stateDiagram-v2',
    ...insideOf(model, root),
    ...nodesOf(root).flatMap((node) => transitionsOf(node).map((each) => `  ${arrowOf(node, each)}`)),
    ...Object.values(root.states)
      .filter(({ type }) => type === 'final')
      .map((node) => `  ${idOf(node)} --> [*]`),
    '',
  ].join('\n')
}

/** Name of a state in the diagram. */
export function idOf(node: AnyStateNode): string {
  return [...node.path].join('_')
}

/** Label of a transition: event, or actor and whether it is done or has failed; then the guard. */
export function labelOf({ eventType, guard }: AnyTransitionDefinition): string {
  const reply = /^xstate\.(done|error)\.actor\.(.*)$/.exec(eventType)
  const reason = eventType === '' ? 'always' : reply ? `${reply[2]} ${reply[1]}` : eventType
  return guard === undefined ? reason : `${reason} [${guardName(guard)}]`
}

function guardName(guard: NonNullable<AnyTransitionDefinition['guard']>): string {
  if (typeof guard === 'string') return guard
  if (typeof guard !== 'function') return guard.type
  const combined = 'guards' in guard && Array.isArray(guard.guards) ? guard.guards : []
  return [guard.name, ...combined].join(' ')
}

function insideOf(model: FlowModel, parent: AnyStateNode, indent = '  '): string[] {
  const initial = parent.initial?.target[0]
  return [
    ...(initial === undefined ? [] : [`${indent}[*] --> ${idOf(initial)}`]),
    ...Object.values(parent.states).flatMap((node) =>
      Object.keys(node.states).length > 0
        ? [`${indent}state ${idOf(node)} {`, ...insideOf(model, node, `${indent}  `), `${indent}}`]
        : [`${indent}state "${model.stateTitles[node.key]?.en ?? node.key}" as ${idOf(node)}`],
    ),
  ]
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...(node.always ?? []), ...[...node.transitions.values()].flat()]
}

/** A transition of the root leaves any state: it is drawn from the first one. */
function arrowOf(source: AnyStateNode, transition: AnyTransitionDefinition): string {
  const from = source.parent ? source : source.initial?.target[0]
  if (!from) throw new Error(`${source.id} has no initial state`)
  return `${idOf(from)} --> ${idOf(transition.target?.[0] ?? from)} : ${labelOf(transition)}`
}
