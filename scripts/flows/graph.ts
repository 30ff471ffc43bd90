import { type EdgeLabel, Graph, type GraphLabel, layout, type NodeLabel } from '@dagrejs/dagre'
import type { AnyStateNode } from 'xstate'
import type { FlowModel } from '#tests/flows/flow-model.ts'
import { getMachineParts } from '#tests/flows/machine-parts.ts'
import type { ArrowLabel } from '#ui/diagram/diagram.ts'
import { movesOf, nodesOf } from './moves.ts'

/** Sizes in pixels. A box holds two lines: the state's title and its name. */
const box = { height: 48, padding: 12, narrowest: 160 }
/** Box of a transient state; it holds the name alone. */
const passingBox = { height: 32, padding: 14 }
export const letter = { wide: 7.2, line: 18 }
export const dotSize = 12

export type DiagramGraph = InstanceType<typeof Graph<GraphLabel, NodeLabel, EdgeLabel>>
export type Label = Pick<ArrowLabel, 'text' | 'kind'>

/** An edge of the drawing: all moves from one node to another, by the ids of the nodes. */
export interface Line {
  /** Name of the graph's edge. */
  readonly name: string
  readonly from: string
  readonly to: string
  readonly labels: readonly Label[]
  /** Whether it leads forward; backward edges are drawn upwards. */
  readonly down: boolean
  /** Without an arrowhead: it ends where lines meet. */
  readonly meets: boolean
}

/** A flow as nodes and edges, laid out from top to bottom. */
export interface Plan {
  readonly graph: DiagramGraph
  readonly lines: readonly Line[]
  readonly groups: readonly AnyStateNode[]
  /** States in which the machine can rest. */
  readonly states: readonly AnyStateNode[]
  /** Transient states, which the machine leaves by itself. */
  readonly passing: readonly AnyStateNode[]
  /** Where it begins. */
  readonly begin: string
  /** Places on the border of a group, by the id of the group. */
  readonly ports: ReadonlyMap<string, string>
}

const begin = 'begin'

/** Lays out the states of a flow's machine and the edges between them, with the names of events, replies and guards or without. */
export function planOf(model: FlowModel, labels: 'codes' | 'none'): Plan {
  const resting = new Set(getMachineParts(model.machine).states)
  const nodes = nodesOf(model.machine.root).filter((node) => node.parent)
  const leaves = nodes.filter((node) => !isGroup(node))
  const graph: DiagramGraph = new Graph({ compound: true, multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 16, edgesep: 14, ranksep: 36 })
  for (const node of nodes) {
    graph.setNode(node.id, sizeOf(node, resting.has(node.key)))
    if (node.parent?.parent) graph.setParent(node.id, node.parent.id)
  }
  const ports = new Map<string, string>()
  const lines = gathered(linesOf(model, graph, ports, labels), graph)
  for (const { name, from, to, labels, down } of lines) {
    const size = labels.length === 0 ? {} : { width: wideOf(labels), height: labels.length * letter.line }
    const [upper, lower] = down ? [from, to] : [to, from]
    graph.setEdge(upper, lower, { ...size, labelpos: 'c', weight: down ? 3 : 1 }, name)
  }
  layout(graph)
  return {
    graph,
    lines,
    groups: nodes.filter(isGroup),
    states: leaves.filter((node) => resting.has(node.key)),
    passing: leaves.filter((node) => !resting.has(node.key)),
    begin,
    ports,
  }
}

function smallPlace(size: number): NodeLabel {
  return { width: size, height: size }
}

function sizeOf({ key }: AnyStateNode, isResting: boolean): NodeLabel {
  const wide = Math.ceil(key.length * letter.wide)
  if (!isResting) return { width: wide + 2 * passingBox.padding, height: passingBox.height }
  return { width: Math.max(box.narrowest, wide + 2 * box.padding), height: box.height }
}

export function wideOf(labels: readonly Label[]): number {
  return Math.max(0, ...labels.map(({ text }) => text.length * letter.wide))
}

function isGroup(node: AnyStateNode): boolean {
  return Object.keys(node.states).length > 0
}

/** Where a machine rests when it enters a node, as far as that is drawn. */
export function initialLeaf(node: AnyStateNode): AnyStateNode {
  const inner = node.initial?.target[0]
  return inner ? initialLeaf(inner) : node
}

function linesOf(model: FlowModel, graph: DiagramGraph, ports: Map<string, string>, named: 'codes' | 'none'): Line[] {
  const first = initialLeaf(model.machine.root)
  const bundles = new Map<string, { from: string; to: string; labels: Label[]; down: boolean }>()
  for (const { source, target, label, kind } of movesOf(model)) {
    const end = initialLeaf(target)
    // A transition of the root leaves any state: it is drawn from the first one.
    const start = source.parent ? source : first
    const from = isGroup(start) ? portOf(graph, start, end, ports) : start.id
    const key = `${from} ${end.id}`
    // A machine's states are written down in the order in which they are met.
    const bundle = bundles.get(key) ?? { from, to: end.id, labels: [], down: end.order >= source.order }
    if (named === 'codes') bundle.labels.push({ text: label, kind })
    bundles.set(key, bundle)
  }
  const lines = [...bundles].map(
    ([name, { labels, ...bundle }]): Line => ({ ...bundle, name, labels: joined(labels), meets: false }),
  )
  graph.setNode(begin, smallPlace(dotSize))
  return [{ name: begin, from: begin, to: first.id, labels: [], down: true, meets: false }, ...lines]
}

/** The place that stands for a group as a whole: one on its border, or its last state when the way leads out. */
function portOf(graph: DiagramGraph, group: AnyStateNode, end: AnyStateNode, ports: Map<string, string>): string {
  if (end.parent !== group) return Object.values(group.states).at(-1)?.id ?? group.id
  const name = `into ${end.id}`
  graph.setNode(name, smallPlace(1))
  graph.setParent(name, group.id)
  ports.set(name, group.id)
  return name
}

/** Replies stand on one line, events on one each. */
function joined(labels: readonly Label[]): Label[] {
  const replies = labels.filter(({ kind }) => kind === 'reply').map(({ text }) => text)
  const others = labels.filter(({ kind }) => kind !== 'reply')
  return replies.length === 0 ? others : [...others, { text: replies.join(', '), kind: 'reply' }]
}

/** Joins edges that lead back to the same state for the same reason. */
function gathered(lines: readonly Line[], graph: DiagramGraph): Line[] {
  const reason = ({ to, labels, down }: Line) => `${to} ${down} ${labels.map(({ text }) => text).join('\n')}`
  return [...Map.groupBy(lines, reason)].flatMap(([meeting, same]): Line[] => {
    const [one] = same
    if (!one || same.length === 1 || one.down) return same
    graph.setNode(meeting, smallPlace(1))
    const toMeeting = same.map((line): Line => ({ ...line, to: meeting, labels: [], meets: true }))
    return [{ ...one, name: meeting, from: meeting }, ...toMeeting]
  })
}
