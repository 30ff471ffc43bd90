import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { getStateName } from '#machines/state-name.ts'
import { getStart } from '#tests/flows/flow-model.ts'
import { flowModels, stateOf } from '#tests/flows/flow-models.ts'
import { getMachineParts } from '#tests/flows/machine-parts.ts'
import { createSupportView } from './support-view.ts'

describe.each(flowModels.map((model) => ({ name: model.name, model })))('$name', ({ name, model }) => {
  const { input, address } = getStart(model, Object.keys(model.starts)[0] ?? '')
  const [path = ''] = address.split('?')

  test.each(getMachineParts(model.machine).states)('is in %s on an English page, without Korean text', (state) => {
    const { machine, snapshot } = createSupportView(state, path, 'en').open(name, input, model.machine)
    expect(JSON.stringify(snapshot)).not.toMatch(/[가-힣]/)
    const actor = createActor(machine, { input, ...(snapshot ? { snapshot } : {}) }).start()
    expect(getStateName(actor.getSnapshot().value)).toBe(state)
  })
})

test('keeps Korean names on Korean pages', () => {
  const signUp = flowModels.find(({ name }) => name === 'sign-up')
  if (!signUp) throw new Error('signing up is a flow')
  const { input } = getStart(signUp, Object.keys(signUp.starts)[0] ?? '')
  const { snapshot } = createSupportView(stateOf('sign-up', 'enteringDetails'), '/regist_data', 'ko').open(
    'sign-up',
    input,
    signUp.machine,
  )
  expect(JSON.stringify(snapshot)).toContain('문가을')
})
