import type { AnyStateNode } from 'xstate'
import type { ChartState, FlowChart } from '#desk/funnels/flow-chart.ts'
import type { FlowModel } from '#tests/flows/flow-model.ts'
import { getMachineParts, nodesOf } from '#tests/flows/machine-parts.ts'
import { initialLeaf } from './graph.ts'
import { layOut } from './layout.ts'

/** A flow as the desk draws its funnel. */
export function chartOf(model: FlowModel): FlowChart {
  return { name: model.name, title: model.title, states: chartStates(model), diagram: layOut(model, 'none') }
}

/** States of a flow with those that follow each. */
export function chartStates(model: FlowModel): ChartState[] {
  const resting = new Set(getMachineParts(model.machine).states)
  return nodesOf(model.machine.root)
    .filter(({ key }) => resting.has(key))
    .map((node) => chartState(model, node, resting))
}

function chartState(model: FlowModel, node: AnyStateNode, resting: ReadonlySet<string>): ChartState {
  const title = model.stateTitles[node.key]
  if (!title) throw new Error(`${model.name}: the state "${node.key}" has no title`)
  const targets = [node, ...ancestorsOf(node)].flatMap(targetsOf).flatMap((target) => restsOf(target, resting))
  // A machine's states are written down in the order in which they are met.
  const later = targets.filter(({ order }) => order > node.order)
  return {
    name: node.key,
    title,
    isFinal: node.type === 'final',
    tags: node.tags,
    next: [...new Set(later.map(({ key }) => key))],
  }
}

function ancestorsOf({ parent }: AnyStateNode): AnyStateNode[] {
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

function targetsOf(node: AnyStateNode): AnyStateNode[] {
  const transitions = [...(node.always ?? []), ...[...node.transitions.values()].flat()]
  return transitions.flatMap(({ target }) => target ?? [])
}

/** States in which the machine can rest after it has entered a node. */
function restsOf(
  node: AnyStateNode,
  resting: ReadonlySet<string>,
  passed: readonly AnyStateNode[] = [],
): AnyStateNode[] {
  const leaf = initialLeaf(node)
  if (resting.has(leaf.key)) return [leaf]
  if (passed.includes(leaf)) return []
  return targetsOf(leaf).flatMap((target) => restsOf(target, resting, [...passed, leaf]))
}
