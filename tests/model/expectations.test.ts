import { describe, expect, test } from 'vitest'
import { getStateName } from '#machines/state-name.ts'
import type { Outcome } from '#tests/flows/expectations.ts'
import { getMachineParts } from '#tests/flows/machine-parts.ts'
import {
  findNotices,
  findRow,
  listRows,
  nameRow,
  type ObservedOutcome,
  observeStart,
  observeStep,
} from '#tests/flows/outcomes.ts'
import { findSituations, findSteps } from '#tests/flows/paths.ts'
import { testedModels } from './tested-models.ts'

// Every machine does what its model's table says, in every situation that the model's steps lead to.
describe.each(testedModels.map((model) => [model.name, model] as const))('%s', (_, model) => {
  const taken = findSituations(model).flatMap((situation) => {
    const { snapshot } = situation
    const state = getStateName(snapshot.value)
    return findSteps(model, situation).map((step) => ({
      state,
      step,
      snapshot,
      row: findRow(model, state, step, snapshot.context),
    }))
  })
  const rows = listRows(model).map((row) => [nameRow(row), row] as const)

  test.each(Object.entries(model.expectations.starts))('starts %s', (start, outcome) => {
    expectObserved(observeStart(model, start), outcome)
  })

  test.each(rows)('%s', (title, row) => {
    const cases = taken.filter((each) => each.row && nameRow(each.row) === title && isPossible(each.step))
    expect(cases.length, 'situations in which the row applies').toBeGreaterThan(0)
    for (const { snapshot, step } of cases) expectObserved(observeStep(model, snapshot, step.event), row.outcome)
  })

  test('changes nothing by a step that its state does not list', () => {
    const changes = taken.filter(({ row, step }) => !row && step.isPossible)
    expect([...new Set(changes.map(({ state, step }) => `${state}: ${step.of} ${step.case}`))]).toEqual([])
  })

  test('has an expectation for every state that it can rest in, and for every start', () => {
    const { states } = getMachineParts(model.machine)
    const expected = Object.entries(model.expectations.states).filter(([, each]) => each !== 'transient')
    expect(expected.map(([state]) => state).toSorted()).toEqual(states.toSorted())
    expect(Object.keys(model.expectations.starts)).toEqual(Object.keys(model.starts))
  })

  test('meets every case of its events and replies', () => {
    const met = new Set(taken.flatMap(({ row }) => (row ? [row.step] : [])))
    const cases = Object.entries({ ...model.events, ...model.replies }).flatMap(([of, all]) =>
      Object.keys(all).map((name) => `${of} ${name}`),
    )
    expect(cases.filter((each) => !met.has(each))).toEqual([])
  })

  /** An event that is not possible is sent all the same: a guard must not refuse what the table lists. */
  function isPossible({ kind, isPossible: can }: (typeof taken)[number]['step']): boolean {
    return kind === 'event' || can
  }

  /** Without a text of a failure, no error may be left in the context: a screen could still show it. */
  function expectObserved({ context, ...observed }: ObservedOutcome, outcome: Outcome): void {
    const { target, actions = [], invokes = {}, shows, keepsError, context: values = {}, notice } = outcome
    expect(observed).toStrictEqual({ target, actions, invokes })
    if (keepsError) expect(context['error'], 'error in the context').toBeDefined()
    else if (shows === undefined) expect(context['error'], 'error in the context').toBeUndefined()
    expect(context, 'context').toMatchObject(values)
    expect(findNotices(model, target, context)).toEqual(notice === undefined ? [] : [notice])
  }
})
