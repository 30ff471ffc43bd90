import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { endpoints } from '../contract/endpoints.ts'
import { ensurePromtool } from '../scripts/debian.ts'
import { createFigures, jobNames, refusalCauses, stuckKinds } from './lib/figures.ts'
import { createClusterFigures } from './open-figures.ts'

// The files with which operators watch the shop (`deploy/`) ask for what the shop tells.

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

const rulesSchema = v.object({
  groups: v.array(
    v.object({
      rules: v.array(
        v.object({
          alert: v.string(),
          expr: v.string(),
          labels: v.strictObject({ severity: v.picklist(['page', 'ticket']) }),
          annotations: v.strictObject({ summary: v.string(), action: v.string(), runbook: v.string() }),
        }),
      ),
    }),
  ),
})
const rules = v.parse(rulesSchema, parse(read('deploy/prometheus/rules.yaml'))).groups.flatMap((group) => group.rules)

/** The fields of Grafana's dashboards that it cannot do without. */
const placeSchema = v.object({ h: v.number(), w: v.number(), x: v.number(), y: v.number() })
const panelSchema = v.object({
  id: v.number(),
  type: v.picklist(['row', 'timeseries', 'stat']),
  title: v.pipe(v.string(), v.nonEmpty()),
  gridPos: placeSchema,
  targets: v.optional(v.array(v.object({ refId: v.string(), expr: v.string() })), []),
})
const dashboardSchema = v.object({
  uid: v.string(),
  title: v.string(),
  schemaVersion: v.number(),
  templating: v.object({ list: v.array(v.object({ name: v.string(), type: v.string() })) }),
  panels: v.array(panelSchema),
})
const dashboard = v.parse(dashboardSchema, JSON.parse(read('deploy/grafana/practicum.json')))

const figures = createFigures({ version: '1', process: '1' })
const ofCluster = createClusterFigures({ running: () => 1, wanted: 1 }, () => Promise.reject(new Error('unread')))
const labelsSchema = v.object({ name: v.string(), labelNames: v.optional(v.array(v.string()), []) })
/** Metrics by name, with their labels. */
const metrics = new Map(
  [...figures.registry.getMetricsAsArray(), ...ofCluster.getMetricsAsArray()].map((metric) => {
    const { name, labelNames } = v.parse(labelsSchema, metric)
    return [name, labelNames] as const
  }),
)

const queries = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
]
/** Labels that Prometheus and the shop give to every series. */
const everywhere = ['instance', 'job', 'process', 'le']

/** Metrics of a query with the labels that it selects by, and with their values. */
function selectorsOf(query: string) {
  return [...query.matchAll(/\b((?:practicum|nodejs|process)_[a-z0-9_]+)(?:\{([^}]*(?:\{[a-z_]+\}[^}]*)?)\})?/g)].map(
    ([, metric = '', selector = '']) => ({
      metric: metrics.has(metric) ? metric : metric.replace(/_(bucket|count|sum)$/, ''),
      matchers: [...selector.matchAll(/([a-z]+)(=~|!~|!=|=)"([^"]*)"/g)].map(([, label = '', , value = '']) => ({
        label,
        values: value.split('|'),
      })),
    }),
  )
}

describe('every query', () => {
  test('asks for metrics and labels that the shop has', () => {
    const strays = queries.flatMap(([where, query]) =>
      selectorsOf(query).flatMap(({ metric, matchers }) => {
        const labels = metrics.get(metric)
        if (!labels) return metric === 'process' ? [] : [`${where}: ${metric}`]
        const known = [...labels, ...everywhere]
        return matchers.filter(({ label }) => !known.includes(label)).map(({ label }) => `${where}: ${metric} ${label}`)
      }),
    )
    expect(strays).toEqual([])
  })

  test('groups by labels that its metrics have', () => {
    const strays = queries.flatMap(([where, query]) => {
      const known = [...selectorsOf(query).flatMap(({ metric }) => metrics.get(metric) ?? []), ...everywhere]
      const groups = [...query.matchAll(/\b(?:by|on|ignoring) \(([^)]*)\)/g)].flatMap(([, list = '']) =>
        list.split(', '),
      )
      return groups.filter((label) => !known.includes(label)).map((label) => `${where}: ${label}`)
    })
    expect(strays).toEqual([])
  })

  test('names values that occur', () => {
    const values: Record<string, readonly string[]> = {
      cause: refusalCauses,
      name: jobNames,
      route: endpoints.map(({ path }) => `/api${path}`),
      kind: ['call', 'page', ...stuckKinds],
      state: ['busy', 'idle', 'running', 'wanted'],
      status: ['5xx'],
      from: ['memory'],
      port: ['payment'],
      operation: ['confirm'],
      outcome: ['unanswered', 'failed', 'unavailable', 'done'],
      job: ['practicum'],
      instance: ['$instance'],
    }
    const strays = queries.flatMap(([where, query]) =>
      selectorsOf(query).flatMap(({ matchers }) =>
        matchers.flatMap(({ label, values: asked }) =>
          asked.filter((value) => !values[label]?.includes(value)).map((value) => `${where}: ${label}=${value}`),
        ),
      ),
    )
    expect(strays).toEqual([])
  })
})

test('every metric of the shop is on the dashboard', () => {
  const shown = new Set(
    dashboard.panels
      .flatMap(({ targets }) => targets.flatMap(({ expr }) => selectorsOf(expr)))
      .map(({ metric }) => metric),
  )
  expect([...metrics.keys()].filter((name) => name.startsWith('practicum_') && !shown.has(name))).toEqual([])
})

test('the panels of the dashboard have numbers of their own and do not overlap', () => {
  const { panels } = dashboard
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBe(24)
})

test('every alert is explained in the manual, which it links to, and has a test', () => {
  const manual = read('docs/operations.md')
  const tests = read('deploy/prometheus/rules.test.yaml')
  expect(manual).toContain('## Figures\n')
  for (const { alert, annotations } of rules) {
    expect(manual).toContain(`\`${alert}\``)
    expect(tests).toContain(alert)
    expect(annotations.runbook).toBe('docs/operations.md#figures')
  }
})

test('the alerts fire when they should and stay silent otherwise', () => {
  const file = fileURLToPath(new URL('../deploy/prometheus/rules.test.yaml', import.meta.url))
  expect(execFileSync(ensurePromtool(), ['test', 'rules', file], { encoding: 'utf8' })).toContain('SUCCESS')
})
