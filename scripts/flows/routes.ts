import type { Point } from '@dagrejs/dagre'
import { type DiagramGraph, dotSize, type Line, type Plan } from './graph.ts'

/** Distances in pixels: between lines that run side by side, and from the last of them to a row, with its tips. */
const track = 9
const clear = 13
/** Between lines along a box, when there is room. */
const widestGap = 24

/** A row of the drawing: boxes, or the labels between them. */
interface Row {
  readonly y: number
  half: number
  readonly hasBoxes: boolean
}

/** A sideways stretch of a line, between two rows. */
interface Jog {
  readonly line: Line
  readonly left: number
  readonly right: number
  /** Lines from one small place share it. */
  readonly shared: string | undefined
  track: number
}

/** Routes of the edges: vertical through the rows, horizontal between them, none on top of another. */
export interface Routes {
  /** Corners of each line from its beginning to its end, by name. */
  readonly corners: ReadonlyMap<string, readonly Point[]>
  /** Maps a height before rows were moved apart to the height after. */
  readonly moved: (y: number) => number
}

export function routesOf({ graph, lines }: Pick<Plan, 'graph' | 'lines'>): Routes {
  const drawn = lines.filter(({ from, to }) => from !== to)
  const rows = rowsOf(graph)
  const stops = new Map(drawn.map((line) => [line, stopsOf(graph, line)]))
  spread(graph, drawn, stops)
  const gaps = rows.slice(1).map((): Jog[] => [])
  const jogs = new Map<Line, (Jog | undefined)[]>()
  for (const [line, points] of stops) {
    jogs.set(
      line,
      points.slice(1).map((point, index) => {
        const before = points[index] ?? point
        if (Math.abs(point.x - before.x) < 1) return undefined
        const [left = 0, right = 0] = [before.x, point.x].sort((a, b) => a - b)
        const jog = { line, left, right, shared: sharedPlace(graph, line, index, points.length), track: 0 }
        gaps[rowOf(rows, before.y)]?.push(jog)
        return jog
      }),
    )
  }
  const tracks = gaps.map((gap, index) => assignTracks(gap, rows[index]?.hasBoxes ?? false))
  const { tops, moved } = moveApart(rows, tracks)
  const corners = new Map(
    drawn.map((line) => {
      const points = stops.get(line) ?? []
      const way = points.flatMap((point, index): Point[] => {
        const jog = index === 0 ? undefined : jogs.get(line)?.[index - 1]
        const before = points[index - 1]
        const here = { x: point.x, y: moved(point.y) }
        if (!jog || !before) return [here]
        const gap = rowOf(rows, before.y)
        const y = (tops[gap] ?? 0) + clear + jog.track * track
        return [{ x: before.x, y }, { x: point.x, y }, here]
      })
      return [line.name, line.down ? way : way.reverse()]
    }),
  )
  return { corners, moved }
}

function rowsOf(graph: DiagramGraph): Row[] {
  const rows = new Map<number, Row>()
  const note = (y: number, half: number, hasBoxes: boolean) => {
    const key = Math.round(y)
    const known = rows.get(key)
    rows.set(key, { y, half: Math.max(known?.half ?? 0, half), hasBoxes: hasBoxes || (known?.hasBoxes ?? false) })
  }
  for (const id of graph.nodes()) {
    const { y = 0, height, width } = graph.node(id)
    if (graph.children(id).length === 0) note(y, height / 2, width > dotSize)
  }
  for (const edge of graph.edges().filter(({ v, w }) => v !== w)) {
    const { points = [], y, height = 0 } = graph.edge(edge)
    for (const point of points.slice(1, -1)) note(point.y, 0, false)
    if (y !== undefined) note(y, height / 2, false)
  }
  return [...rows.values()].sort((a, b) => a.y - b.y)
}

function rowOf(rows: readonly Row[], y: number): number {
  const distances = rows.map((row) => Math.max(0, Math.abs(row.y - y) - row.half))
  return distances.indexOf(Math.min(...distances))
}

/** The rows that a line passes, from the upper end to the lower; ends lie in the middle of their box as yet. */
function stopsOf(graph: DiagramGraph, line: Line): Point[] {
  const [upper, lower] = line.down ? [line.from, line.to] : [line.to, line.from]
  const edge = graph.edge(upper, lower, line.name)
  const end = (id: string, side: 1 | -1) => {
    const { x = 0, y = 0, height } = graph.node(id)
    return { x, y: y + (side * height) / 2 }
  }
  return [end(upper, 1), ...(edge.points ?? []).slice(1, -1), end(lower, -1)]
}

/** Lines leave and reach a box side by side along its edge, in the order in which they come. */
function spread(graph: DiagramGraph, lines: readonly Line[], stops: ReadonlyMap<Line, Point[]>): void {
  const sides = new Map<string, { end: Point; next: number }[]>()
  const note = (side: string, end: Point | undefined, next: Point | undefined) => {
    if (end && next) sides.set(side, [...(sides.get(side) ?? []), { end, next: next.x }])
  }
  for (const line of lines) {
    const points = stops.get(line) ?? []
    const [upper, lower] = line.down ? [line.from, line.to] : [line.to, line.from]
    note(`${upper} bottom`, points[0], points[1])
    note(`${lower} top`, points.at(-1), points.at(-2))
  }
  for (const [side, ends] of sides) {
    const { x = 0, width } = graph.node(side.replace(/ (top|bottom)$/, ''))
    if (width <= dotSize) continue
    ends.sort((a, b) => a.next - b.next)
    const places = sideBySide(
      ends.map(({ next }) => next),
      x - width / 2,
      x + width / 2,
    )
    ends.forEach(({ end }, index) => {
      end.x = places[index] ?? x
    })
  }
}

/** Positions between two ends, each as near as possible to its preferred position; these are sorted. */
function sideBySide(preferred: readonly number[], left: number, right: number): number[] {
  const gap = Math.min(widestGap, (right - left) / (preferred.length + 1))
  const places: number[] = []
  for (const position of preferred) places.push(Math.max(position, left + gap, (places.at(-1) ?? left) + gap))
  for (let index = places.length - 1; index >= 0; index -= 1) {
    places[index] = Math.min(places[index] ?? right, (places[index + 1] ?? right) - gap)
  }
  return places
}

function sharedPlace(graph: DiagramGraph, line: Line, index: number, length: number): string | undefined {
  const [upper, lower] = line.down ? [line.from, line.to] : [line.to, line.from]
  if (index === 0 && graph.node(upper).width <= dotSize) return `${upper} ${line.down}`
  if (index === length - 2 && graph.node(lower).width <= dotSize) return `${lower} ${line.down}`
  return undefined
}

/** Gives overlapping horizontal stretches of a gap different heights; returns how many heights there are. */
function assignTracks(gap: readonly Jog[], isBelowBoxes: boolean): number {
  const rows: Jog[][] = []
  // What goes farthest lies outermost, seen from the box that lines fan out from: then they do not cross.
  for (const jog of [...gap].sort((a, b) => b.right - b.left - (a.right - a.left))) {
    const free = rows.findIndex((row) =>
      row.every(
        (other) =>
          other.right + track < jog.left ||
          jog.right + track < other.left ||
          (jog.shared !== undefined && jog.shared === other.shared),
      ),
    )
    jog.track = free === -1 ? rows.length : free
    rows[jog.track] = [...(rows[jog.track] ?? []), jog]
  }
  if (!isBelowBoxes) for (const jog of gap) jog.track = rows.length - 1 - jog.track
  return rows.length
}

/** Moves rows apart until the lines between them have room. */
function moveApart(rows: readonly Row[], tracks: readonly number[]) {
  const edges = rows.slice(1).map((row, index) => {
    const above = rows[index] ?? row
    const top = above.y + above.half
    const bottom = row.y - row.half
    return { top, bottom, wanted: 2 * clear + Math.max(0, (tracks[index] ?? 0) - 1) * track }
  })
  const moved = (y: number) => {
    let shift = 0
    for (const { top, bottom, wanted } of edges) {
      if (y <= top) break
      const part = y >= bottom || bottom === top ? 1 : (y - top) / (bottom - top)
      shift += part * (wanted - (bottom - top))
    }
    return y + shift
  }
  return { moved, tops: edges.map(({ top }) => moved(top)) }
}
