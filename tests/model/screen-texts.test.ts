import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { flowModels } from '../../machines/models/flow-models.ts'
import { findPaths, type FlowPath, getMachineParts } from '../../machines/models/paths.ts'
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
    const possible = findPaths(model).filter(({ start }) => (model.starts[start]?.layout ?? layout) === layout)
    const texts = new Map<string, readonly string[]>()

    test.each(shortestTo(states, possible).map((path) => [path.name, path] as const))(
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

/** Paths that together rest in every state that any of them reaches; the longest come first. */
function shortestTo(states: readonly string[], paths: readonly FlowPath[]): FlowPath[] {
  const shortest = states.flatMap((state) => {
    const ways = paths.flatMap((path) => {
      const all = [path.startState, ...path.steps.map((step) => step.state)]
      const index = all.indexOf(state)
      return index === -1 ? [] : [{ ...path, steps: path.steps.slice(0, index) }]
    })
    return ways.toSorted((one, other) => one.steps.length - other.steps.length).slice(0, 1)
  })
  const seen = new Set<string>()
  return shortest
    .toSorted((one, other) => other.steps.length - one.steps.length)
    .filter(({ startState, steps }) => {
      const end = steps.at(-1)?.state ?? startState
      if (seen.has(end)) return false
      for (const state of [startState, ...steps.map((step) => step.state)]) seen.add(state)
      return true
    })
}

/** The texts of the page's own part and of the alert above it. */
function listTextsOfPage(): string[] {
  const parts = [...document.querySelectorAll('main, [role="alertdialog"]')]
  return parts.filter((part) => !part.parentElement?.closest('main')).flatMap((part) => listTexts(part))
}
