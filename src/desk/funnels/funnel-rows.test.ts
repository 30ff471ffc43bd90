import { expect, test } from 'vitest'
import type { ChartState, FlowChart } from './flow-chart.ts'
import { funnelOf } from './funnel-rows.ts'

const state = (name: string, next: readonly string[]): ChartState => ({
  name,
  title: { ko: name, en: name },
  isFinal: next.length === 0,
  tags: [],
  next,
})
const chart: FlowChart = {
  name: 'order',
  title: { ko: '주문', en: 'Order' },
  states: [state('editing', ['placing']), state('placing', ['paid', 'failed']), state('paid', []), state('failed', [])],
  diagram: {
    left: 0,
    top: 0,
    width: 1,
    height: 1,
    groups: [],
    states: [],
    passing: [],
    begin: { x: 0, y: 0 },
    arrows: [],
  },
}
const shares = (counts: Readonly<Record<string, number>>) => {
  const { began, rows } = funnelOf(
    chart,
    Object.entries(counts).map(([name, entered]) => ({ state: name, entered })),
  )
  return [began, ...rows.map(({ name, entered, share, stopped }) => [name, entered, share, stopped])]
}

test('a state has its part of the runs that began, and how many did not go on', () => {
  expect(shares({ begin: 200, editing: 200, placing: 90, paid: 70, failed: 8 })).toEqual([
    200,
    ['editing', 200, 1, 110],
    ['placing', 90, 0.45, 12],
    ['paid', 70, 0.35, undefined],
    ['failed', 8, 0.04, undefined],
  ])
})

test('nobody is said to have stopped when runs have tried several ways on', () => {
  expect(shares({ begin: 10, editing: 10, placing: 10, paid: 8, failed: 5 })[2]).toEqual(['placing', 10, 1, 0])
})

test('days in which runs went on that had begun before have no share', () => {
  expect(shares({ paid: 2 })).toEqual([
    0,
    ['editing', 0, undefined, 0],
    ['placing', 0, undefined, 0],
    ['paid', 2, undefined, undefined],
    ['failed', 0, undefined, undefined],
  ])
})
