import type { pointsOf } from '#contract/content-files/page-blocks.ts'

export type Point = ReturnType<typeof pointsOf>[number]
type Line = readonly Point[]

/** A place along a route, and the direction of the walk there, one unit long. */
interface Step {
  readonly at: Point
  readonly direction: Point
}

/** The points of a line as the data of a path. */
export function pathData(line: Line): string {
  return `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`
}

export function lengthOf(line: Line): number {
  return segmentsOf(line).reduce((sum, { length }) => sum + length, 0)
}

/** Where a walk is after a length of the route. */
export function stepAt(route: Line, walked: number): Step {
  let left = walked
  const segments = segmentsOf(route)
  const segment = segments.find(({ length }) => {
    if (left <= length) return true
    left -= length
    return false
  })
  const { from, direction, length } = segment ?? segments.at(-1) ?? nowhere
  const along = segment ? left : length
  return { at: [from[0] + direction[0] * along, from[1] + direction[1] * along], direction }
}

const nowhere = { from: [0, 0], direction: [0, -1], length: 0 } as const

function segmentsOf(line: Line) {
  return line.slice(1).map((to, index) => {
    const from = line[index] ?? to
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy)
    const direction: Point = length === 0 ? [0, -1] : [dx / length, dy / length]
    return { from, direction, length }
  })
}

/** The part of the map around a route, for narrow screens: left edge, top edge, width and height. */
export function frameOf(route: Line): readonly [number, number, number, number] {
  const xs = route.map(([x]) => x)
  const ys = route.map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - 84, Math.min(...ys) - 112]
  return [left, top, Math.max(...xs) + 98 - left, Math.max(...ys) + 88 - top]
}

/** Left edge and width of a box around a text of `size`: centred at `x` where there is room between `from` and `until`. */
export function boxOf(
  text: string,
  { x, size, least, from, until }: Readonly<Record<'x' | 'size' | 'least' | 'from' | 'until', number>>,
): { readonly left: number; readonly width: number } {
  // Korean letters are wider.
  const letters = [...text].reduce((sum, letter) => sum + (letter > '\u1100' ? 1 : 0.6), 0)
  const width = Math.max(least, letters * size + 28)
  return { left: Math.max(from, Math.min(x - width / 2, until - width)), width }
}
