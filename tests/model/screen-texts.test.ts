import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FlowModel } from '../../machines/models/flow-model.ts'
import { flowModels } from '../../machines/models/flow-models.ts'
import { findRow } from '../../machines/models/outcomes.ts'
import { getMachineParts } from '../../machines/models/machine-parts.ts'
import { findSituations, type FlowPath, replay, type Situation } from '../../machines/models/paths.ts'
import { getStateName } from '../../machines/state-name.ts'
import type { Appearance } from './levels.ts'
import type { RenderedApp } from './render-app.tsx'
import { runPathOnScreen } from './run-path.ts'
import { listTexts } from './screen-texts.ts'

/**
 * Every text of every state, compared with files that were read by a person: labels and hints that no table names. The
 * files are written anew by `npm run test:unit -- tests/model/screen-texts -u`; read what changes in them.
 */
const appearances: readonly Appearance[] = [
  { layout: 'desktop', language: 'ko' },
  { layout: 'mobile', language: 'en' },
]

describe.each(flowModels.flatMap((model) => appearances.map((appearance) => [model.name, appearance, model] as const)))(
  '%s',
  (name, appearance, model) => {
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

    test.each(findWays(model, layout).map((path) => [path.name, path] as const))(
      `${name}, on the ${layout} screen in ${language}: reads %s`,
      async (_, path) => {
        await runPathOnScreen(model, path, {
          appearance,
          opened: (opened) => {
            app = opened
          },
          arrived: (state) => {
            if (!texts.has(state)) texts.set(state, listTextsOfPage())
          },
        })
      },
    )

    test(`${name}, on the ${layout} screen in ${language}: says what was read before`, async () => {
      const sections = states.flatMap((state) => {
        const lines = texts.get(state)
        return lines ? [`# ${state}\n${lines.map((line) => `  ${line}\n`).join('')}`] : []
      })
      await expect(sections.join('\n')).toMatchFileSnapshot(`screen-texts/${name}.${layout}.${language}.txt`)
    })
  },
)

/** The shortest ways in a layout that together rest in every state; the longest come first. */
function findWays(model: FlowModel, layout: Appearance['layout']): FlowPath[] {
  const situations = findSituations(model)
    .filter(({ start }) => (model.starts[start]?.layout ?? layout) === layout)
    .toSorted((one, other) => one.steps.length - other.steps.length)
  const shortest = new Map<string, FlowPath>()
  for (const situation of situations) {
    const state = getStateName(situation.snapshot.value)
    if (!shortest.has(state)) shortest.set(state, pathTo(model, situation))
  }
  const seen = new Set<string>()
  return [...shortest]
    .toSorted(([, one], [, other]) => other.steps.length - one.steps.length)
    .flatMap(([end, path]) => {
      if (seen.has(end)) return []
      for (const state of [path.startState, ...path.steps.map((step) => step.state)]) seen.add(state)
      return [path]
    })
}

function pathTo(model: FlowModel, { start, steps }: Situation): FlowPath {
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
