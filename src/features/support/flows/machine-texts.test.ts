import { createContext, runInContext } from 'node:vm'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, assertEvent, createMachine, not } from 'xstate'
import { idOf, labelOf } from '#scripts/flows/mermaid.ts'
import type { FlowModel } from '#tests/flows/flow-model.ts'
import { flowModels } from '#tests/flows/flow-models.ts'
import { nameTransition, nodesOf } from '#tests/flows/machine-parts.ts'
import { findSituations } from '#tests/flows/paths.ts'
import { machineCodeOf } from './machine-code.ts'
import { machineTexts } from './machine-texts.ts'
import { mermaidLink } from './mermaid-link.ts'

const textsOf = (flow: string) => machineTexts[flow] ?? expect.fail(`${flow} has no machine`)

/** The definition with each expression replaced by the function that the shop's machine has at its place. */
function withFunctions(definition: unknown, original: unknown): unknown {
  if (typeof original === 'function') {
    expect(definition).toEqual({ expression: expect.any(String) })
    return original
  }
  if (Array.isArray(definition)) return definition.map((each, index) => withFunctions(each, at(original, index)))
  if (typeof definition !== 'object' || definition === null) return definition
  return Object.fromEntries(
    Object.entries(definition).map(([key, each]) => [key, withFunctions(each, at(original, key))]),
  )
}

function at(value: unknown, key: string | number): unknown {
  return v.parse(v.record(v.string(), v.unknown()), typeof value === 'object' ? { ...value } : {})[key]
}

/** The flow with the machine that the JSON describes, and the shop's guards, actions and actors. */
function fromText(model: FlowModel): FlowModel {
  const { definition } = textsOf(model.name)
  const config = withFunctions(JSON.parse(definition), model.machine.config)
  const machine: AnyStateMachine = createMachine(v.parse(v.looseObject({ id: v.string() }), config))
  return { ...model, machine: machine.provide(model.machine.implementations) }
}

const waysOf = (model: FlowModel) =>
  findSituations(model).map(({ start, steps, snapshot }) => ({
    start,
    steps: steps.map(({ name, event }) => ({ name, event })),
    value: snapshot.value,
    context: snapshot.context,
  }))

const transitionsOf = (machine: AnyStateMachine) =>
  nodesOf(machine.root).flatMap((node) =>
    [...(node.always ?? []), ...[...node.transitions.values()].flat()].map((each) => ({ node, each })),
  )

describe.each(flowModels.map((model) => ({ name: model.name, model })))(
  'the machine of $name for editors',
  ({ name, model }) => {
    it('leads to the same states by the same shortest paths as the machine', () => {
      const exported = fromText(model)
      expect(exported.machine).not.toBe(model.machine)
      const ways = waysOf(model)
      expect(ways.length).toBeGreaterThan(1)
      expect(waysOf(exported)).toEqual(ways)
    })

    it('becomes code that creates a machine with the same transitions', () => {
      const { definition } = textsOf(name)
      const code = machineCodeOf(definition)
        .replace(/^import .*$/m, '')
        .replace('export const machine =', 'machine =')
      const globals = createContext({ createMachine, assertEvent, not, machine: undefined })
      runInContext(code, globals)
      const names = (machine: AnyStateMachine) => transitionsOf(machine).map(({ each }) => nameTransition(each))
      const machine: unknown = globals['machine']
      expect(isMachine(machine) && names(machine)).toEqual(names(model.machine))
    })

    it('is a diagram with an arrow for each transition, which its link contains', () => {
      const { diagram } = textsOf(name)
      const hash = new URL(mermaidLink(diagram)).hash
      const state: unknown = JSON.parse(Buffer.from(hash.slice('#base64:'.length), 'base64url').toString())
      expect(state).toMatchObject({ code: diagram, mermaid: expect.stringContaining('{') })
      const arrows = diagram.split('\n').filter((line) => line.includes(' : '))
      const wanted = transitionsOf(model.machine).map(({ node, each }) => {
        const from = node.parent ? node : node.initial?.target[0]
        if (!from) throw new Error(`${node.id} has no initial state`)
        return `  ${idOf(from)} --> ${idOf(each.target?.[0] ?? from)} : ${labelOf(each)}`
      })
      expect(arrows).toEqual(wanted)
    })
  },
)

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'root' in value
}
