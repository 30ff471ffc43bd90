import { describe, expect, test } from 'vitest'
import { everyFlowModel } from '#tests/flows/every-flow-model.ts'
import { getMachineParts } from '#tests/flows/machine-parts.ts'
import type { ArrowLabel } from '#ui/diagram/diagram.ts'
import { describeFlow } from './describe-flow.ts'
import { letter } from './graph.ts'
import { movesOf } from './moves.ts'
import { pictureOf } from './picture.ts'

interface Area {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function areaOf({ text, x, y }: ArrowLabel): Area {
  const width = text.length * letter.wide
  return { name: text, x: x - width / 2, y: y - letter.line / 2 + 1, width, height: letter.line - 2 }
}

function overlaps(a: Area, b: Area): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

function meetings(areas: readonly Area[], others: readonly Area[] = areas): string[] {
  return areas.flatMap((a) => others.flatMap((b) => (a !== b && overlaps(a, b) ? [`${a.name} on ${b.name}`] : [])))
}

/** The straight stretches of a line; its corners are small. */
function stretchesOf(line: string): Area[] {
  const points = [...line.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
  return points.slice(1).map((point, index) => {
    const before = points[index] ?? point
    const [x, y] = [Math.min(point.x, before.x), Math.min(point.y, before.y)]
    return { name: line, x, y, width: Math.abs(point.x - before.x) + 0.1, height: Math.abs(point.y - before.y) + 0.1 }
  })
}

describe.each(everyFlowModel.map((model) => ({ name: model.name, model })))('the drawing of $name', ({ model }) => {
  const description = describeFlow(model)
  const { diagram } = description
  const labels = diagram.arrows.flatMap((arrow) => arrow.labels)
  const boxes = [...diagram.states, ...diagram.passing]

  test('has a box for every state', () => {
    expect(diagram.states.map(({ name }) => name).toSorted()).toEqual(getMachineParts(model.machine).states.toSorted())
  })

  test('names every transition', () => {
    const text = labels.map(({ text }) => text).join('\n')
    for (const { label } of movesOf(model)) {
      expect(label).not.toBe('')
      for (const part of label.split(', ')) expect(text).toContain(part)
    }
  })

  test('overlaps neither boxes nor labels', () => {
    expect(meetings(boxes)).toEqual([])
    expect(meetings(labels.map(areaOf))).toEqual([])
    expect(meetings(labels.map(areaOf), boxes)).toEqual([])
  })

  test('draws no line through the label of another', () => {
    const crossed = diagram.arrows.flatMap((arrow) =>
      diagram.arrows
        .filter((other) => other !== arrow)
        .flatMap((other) =>
          other.labels.map(areaOf).filter((area) => stretchesOf(arrow.line).some((each) => overlaps(each, area))),
        )
        .map(({ name }) => `${name} under ${arrow.labels[0]?.text}`),
    )
    expect(crossed).toEqual([])
  })

  test('contains everything within its bounds', () => {
    const { left, top, width, height } = diagram
    for (const { name, ...area } of [...boxes, ...diagram.groups, ...labels.map(areaOf)]) {
      const isInside =
        area.x >= left && area.y >= top && area.x + area.width <= left + width && area.y + area.height <= top + height
      expect([name, isInside]).toEqual([name, true])
    }
  })

  test('is a picture in both schemes, and the same each time', () => {
    expect(pictureOf(description)).toContain('@media (prefers-color-scheme: dark)')
    expect(pictureOf(describeFlow(model))).toBe(pictureOf(description))
  })
})
