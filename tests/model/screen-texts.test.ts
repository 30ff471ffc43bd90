import { diffArrays } from 'diff'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Outcome, Text } from '../../machines/models/expectations.ts'
import { type FlowModel, getStartOutcome } from '../../machines/models/flow-model.ts'
import { findRow } from '../../machines/models/outcomes.ts'
import { getMachineParts } from '../../machines/models/machine-parts.ts'
import { findSituations, findSteps, type FlowPath, replay, type Situation } from '../../machines/models/paths.ts'
import { getStateName } from '../../machines/state-name.ts'
import type { Appearance } from './levels.ts'
import type { RenderedApp } from './render-app.tsx'
import { runPathOnScreen } from './run-path.ts'
import { listTexts } from './screen-texts.ts'
import { testedModels } from './tested-models.ts'

/**
 * Every text of every state, and what each failure changes there, compared with files that were read by a person:
 * labels, hints and headings that no table names. The files are written anew by `npm run test:unit -- tests/model/screen-texts -u`; read what changes in them.
 */
const appearances: readonly Appearance[] = [
  { layout: 'desktop', language: 'ko' },
  { layout: 'mobile', language: 'en' },
]

describe.each(
  testedModels.flatMap((model) => appearances.map((appearance) => [model.name, appearance, model] as const)),
)('%s', (name, appearance, model) => {
  const { layout, language } = appearance
  let app: RenderedApp | undefined
  // Countdowns stand still.
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00+09:00') }))
  afterEach(() => {
    app?.close()
    app = undefined
    vi.useRealTimers()
  })

  const { states } = getMachineParts(model.machine)
  const texts = new Map<string, readonly string[]>()
  const ways = findWays(model, appearance)
  let walked = 0

  test.each(ways.map((path) => [path.name, path] as const))(
    `${name}, on the ${layout} screen in ${language}: reads %s`,
    async (_, path) => {
      await runPathOnScreen(model, path, {
        appearance,
        opened: (opened) => {
          app = opened
        },
        arrived: (outcome) => {
          const place = placeOf(outcome, language)
          if (!texts.has(place)) texts.set(place, listTextsOfPage())
        },
      })
      walked += 1
    },
  )

  test(`${name}, on the ${layout} screen in ${language}: says what was read before`, async () => {
    // The file is not written anew without the texts of a way that failed.
    expect(walked, 'ways that were read').toBe(ways.length)
    const sections = states.flatMap((state) => {
      const failures = [...texts].filter(([place]) => place.startsWith(`${state}, `))
      // A state may have no page without a failure: its first failure is the page that the others are compared with.
      const usual = texts.get(state) ?? failures.shift()?.[1]
      if (!usual) return []
      return [
        section(
          state,
          usual.map((line) => `  ${line}`),
        ),
        ...failures.map(([place, lines]) => section(place, compareLines(usual, lines))),
      ]
    })
    await expect(sections.join('\n')).toMatchFileSnapshot(`screen-texts/${name}.${layout}.${language}.txt`)
  })
})

/** A state, with the failure that is shown there. */
function placeOf({ target, shows }: Pick<Outcome, 'target' | 'shows'>, language: keyof Text): string {
  return shows === undefined ? target : `${target}, "${shows[language]}"`
}

function section(title: string, lines: readonly string[]): string {
  return [`# ${title}`, ...lines, ''].join('\n')
}

/** Lines that a page has (`+`) and lacks (`-`), compared with another one. */
function compareLines(usual: readonly string[], lines: readonly string[]): string[] {
  return diffArrays([...usual], [...lines])
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) => value.map((line) => `${added ? '+' : '-'} ${line}`))
}

/**
 * The shortest ways in a layout that together rest in every state, and see every failure there; the longest come first.
 */
function findWays(model: FlowModel, { layout, language }: Appearance): FlowPath[] {
  const situations = findSituations(model)
    .filter(({ start }) => (model.starts[start]?.layout ?? layout) === layout)
    .toSorted((one, other) => one.steps.length - other.steps.length)
  const shortest = new Map<string, () => FlowPath>()
  const add = (place: string, way: Pick<Situation, 'start' | 'steps'>) => {
    if (!shortest.has(place)) shortest.set(place, () => pathTo(model, way))
  }
  for (const [start, outcome] of Object.entries(model.expectations.starts))
    if ((model.starts[start]?.layout ?? layout) === layout) add(placeOf(outcome, language), { start, steps: [] })
  for (const situation of situations) {
    const { start, steps, snapshot } = situation
    const state = getStateName(snapshot.value)
    for (const step of findSteps(model, situation).filter(({ isPossible }) => isPossible)) {
      const row = findRow(model, state, step, snapshot.context)
      if (row) add(placeOf(row.outcome, language), { start, steps: [...steps, step] })
    }
  }
  const seen = new Set<string>()
  return [...shortest]
    .map(([place, path]) => [place, path()] as const)
    .toSorted(([, one], [, other]) => other.steps.length - one.steps.length)
    .flatMap(([end, path]) => {
      if (seen.has(end)) return []
      const outcomes = [getStartOutcome(model, path.start), ...path.steps.flatMap(({ row }) => row?.outcome ?? [])]
      for (const outcome of outcomes) seen.add(placeOf(outcome, language))
      return [path]
    })
}

function pathTo(model: FlowModel, { start, steps }: Pick<Situation, 'start' | 'steps'>): FlowPath {
  const events = steps.map(({ event }) => event)
  const { states, contexts } = replay(model, start, events)
  const stateAt = (index: number) => states[index] ?? ''
  return {
    name: [start, ...steps.map(({ name }) => name)].join(', '),
    start,
    startState: stateAt(0),
    steps: steps.map((step, index) => ({
      ...step,
      state: stateAt(index + 1),
      row: findRow(model, stateAt(index), step, contexts[index] ?? {}),
    })),
  }
}

/** The texts of the page's own part and of the alert above it. */
function listTextsOfPage(): string[] {
  const parts = [...document.querySelectorAll('main, [role="alertdialog"]')]
  return parts.filter((part) => !part.parentElement?.closest('main')).flatMap((part) => listTexts(part))
}
