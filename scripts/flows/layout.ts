import type { Point } from '@dagrejs/dagre'
import type { FlowModel } from '#tests/flows/flow-model.ts'
import type { Arrow, ArrowLabel, Diagram, DiagramBox } from '#ui/diagram/diagram.ts'
import { dotSize, type Label, type Line, letter, type Plan, planOf, wideOf } from './graph.ts'
import { type Routes, routesOf } from './routes.ts'

const tip = { length: 8, half: 4 }
const corner = 8
const margin = 16
/** Room above a group's states for its name. */
const groupHead = 24
const loop = { reach: 28, bend: 8 }

/** Draws a flow's machine from top to bottom. The desk draws it without the names of events, which operators do not know. */
export function layOut(model: FlowModel, labels: 'codes' | 'none' = 'codes'): Diagram {
  const plan = planOf(model, labels)
  const routes = routesOf(plan)
  const groups = plan.groups.map(({ id, key }) => {
    const { x, y, width, height } = rectangleOf(plan, routes, id)
    return { name: key, x, y: y - groupHead, width, height: height + groupHead }
  })
  const states = plan.states.map(({ id, key }) => ({ name: key, ...rectangleOf(plan, routes, id) }))
  const passing = plan.passing.map(({ id, key }) => ({ name: key, ...rectangleOf(plan, routes, id) }))
  const arrows = plan.lines.map((line) => {
    const group = plan.groups.find(({ id }) => id === plan.ports.get(line.from))
    const border = groups.find(({ name }) => name === group?.key)
    return arrowOf(plan, routes, line, border)
  })
  return framed({ groups, states, passing, begin: middleOf(plan, routes, plan.begin), arrows })
}

function middleOf({ graph }: Plan, { moved }: Routes, id: string): Point {
  const { x = 0, y = 0 } = graph.node(id)
  return { x, y: moved(y) }
}

function rectangleOf({ graph }: Plan, { moved }: Routes, id: string): Omit<DiagramBox, 'name'> {
  const { x = 0, y = 0, width, height } = graph.node(id)
  const top = moved(y - height / 2)
  return { x: x - width / 2, y: top, width, height: moved(y + height / 2) - top }
}

interface DrawnArrow {
  readonly points: readonly Point[]
  readonly arrow: Arrow
}

function arrowOf(plan: Plan, routes: Routes, line: Line, border: DiagramBox | undefined): DrawnArrow {
  if (line.from === line.to) return loopOf(plan, routes, line)
  const way = routes.corners.get(line.name) ?? []
  const [first] = way
  const points = border && first ? [{ x: first.x, y: border.y }, ...way] : way
  const last = points.at(-1) ?? { x: 0, y: 0 }
  const before = points.at(-2) ?? last
  const upright = Math.sign(last.y - before.y)
  const neck = { x: last.x, y: last.y - upright * tip.length }
  const [upper, lower] = line.down ? [line.from, line.to] : [line.to, line.from]
  const { x = 0, y = 0 } = plan.graph.edge(upper, lower, line.name)
  return {
    points,
    arrow: {
      line: rounded(line.meets ? points : [...points.slice(0, -1), neck]),
      tip: line.meets ? '' : tipAt(last, { x: 0, y: upright }),
      labels: labelsOf(line.labels, { x, y: routes.moved(y) }),
    },
  }
}

function loopOf(plan: Plan, routes: Routes, { from, labels }: Line): DrawnArrow {
  const { x, y, width, height } = rectangleOf(plan, routes, from)
  const right = x + width
  const start = { x: right, y: y + height / 4 }
  const end = { x: right, y: y + (height * 3) / 4 }
  const out = right + loop.reach
  const bends = [
    { x: out, y: start.y - loop.bend },
    { x: out, y: end.y + loop.bend },
    { x: right + tip.length, y: end.y },
  ]
  const wide = wideOf(labels)
  return {
    points: [start, { x: out + wide, y: end.y }],
    arrow: {
      line: `M${at(start)}C${bends.map(at).join(' ')}`,
      tip: tipAt(end, { x: -1, y: 0 }),
      labels: labelsOf(labels, { x: out + wide / 2, y: y + height / 2 }),
    },
  }
}

function labelsOf(labels: readonly Label[], middle: Point): ArrowLabel[] {
  const top = middle.y - ((labels.length - 1) * letter.line) / 2
  return labels.map(({ text, kind }, index) => ({ text, kind, x: middle.x, y: top + index * letter.line }))
}

/** A path along corners, each a little round. */
function rounded(points: readonly Point[]): string {
  const corners = points.filter(
    ({ x, y }, index) => index === 0 || x !== points[index - 1]?.x || y !== points[index - 1]?.y,
  )
  return corners
    .map((point, index) => {
      const before = corners[index - 1]
      const after = corners[index + 1]
      if (!before) return `M${at(point)}`
      if (!after) return `L${at(point)}`
      return `L${at(towards(point, before))}Q${at(point)} ${at(towards(point, after))}`
    })
    .join('')
}

/** The point where a corner's bend begins: not beyond the middle of its side. */
function towards(from: Point, to: Point): Point {
  const reach = Math.hypot(to.x - from.x, to.y - from.y)
  const part = Math.min(corner, reach / 2) / reach
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

function tipAt(end: Point, along: Point): string {
  const neck = { x: end.x - along.x * tip.length, y: end.y - along.y * tip.length }
  const side = { x: -along.y * tip.half, y: along.x * tip.half }
  return `M${at(end)}L${at({ x: neck.x + side.x, y: neck.y + side.y })}L${at({ x: neck.x - side.x, y: neck.y - side.y })}Z`
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

interface Drawn {
  readonly groups: readonly DiagramBox[]
  readonly states: readonly DiagramBox[]
  readonly passing: readonly DiagramBox[]
  readonly begin: Point
  readonly arrows: readonly DrawnArrow[]
}

/** The drawing with a margin around all that is in it. */
function framed({ groups, states, passing, begin, arrows }: Drawn): Diagram {
  const all = [
    ...[...groups, ...states, ...passing].flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
    { x: begin.x, y: begin.y - dotSize / 2 },
    ...arrows.flatMap(({ points }) => points),
    ...arrows.flatMap(({ arrow }) =>
      arrow.labels.flatMap((label) => {
        const half = wideOf([label]) / 2
        return [
          { x: label.x - half, y: label.y },
          { x: label.x + half, y: label.y },
        ]
      }),
    ),
  ]
  const left = Math.floor(Math.min(...all.map(({ x }) => x)) - margin)
  const top = Math.floor(Math.min(...all.map(({ y }) => y)) - margin)
  return {
    left,
    top,
    width: Math.ceil(Math.max(...all.map(({ x }) => x)) + margin - left),
    height: Math.ceil(Math.max(...all.map(({ y }) => y)) + margin - top),
    groups: groups.map(roundedBox),
    states: states.map(roundedBox),
    passing: passing.map(roundedBox),
    begin: { x: round(begin.x), y: round(begin.y) },
    arrows: arrows.map(({ arrow }) => ({
      ...arrow,
      labels: arrow.labels.map((label) => ({ ...label, x: round(label.x), y: round(label.y) })),
    })),
  }
}

function roundedBox({ name, x, y, width, height }: DiagramBox): DiagramBox {
  return { name, x: round(x), y: round(y), width: round(width), height: round(height) }
}
