import { afterEach, describe, expect, test } from 'vitest'
import { deskFlowModels } from '#tests/flows/desk-flow-models.ts'
import { getStart } from '#tests/flows/flow-model.ts'
import { getMachineParts, getStateNode } from '#tests/flows/machine-parts.ts'
import { type FlowPath, findPaths, findShortestPath } from '#tests/flows/paths.ts'
import type { UserDriver } from '#tests/flows/user-driver.ts'
import { recordPath } from '../levels.ts'
import { createScreenUser, emptyEnvironment } from '../screen-driver.ts'
import { testedFlowsOfDesk } from '../tested-models.ts'
import { walkOnScreen } from '../walk-on-screen.ts'
import { type RenderedDesk, renderDesk } from './render-desk.tsx'

function driverOf(page: RenderedDesk): UserDriver {
  const failNextCall: UserDriver['environment']['failNextCall'] = async ({ name }, code) =>
    page.failNextCall(name, code)
  const settleActor: UserDriver['environment']['settleActor'] = async (flow, actor, name) => {
    const reply = deskFlowModels.find((model) => model.name === flow)?.replies[actor]?.[name]
    if (!reply) throw new Error(`${flow} has no reply "${actor} ${name}"`)
    await page.settleActor(flow, actor, reply)
  }
  return { ...createScreenUser(page), environment: { ...emptyEnvironment, failNextCall, settleActor } }
}

/** The paths on the real screens of the desk in both languages; actors answer what the path says. */
describe.each(
  testedFlowsOfDesk.flatMap((model) =>
    (['ko', 'en'] as const).map((language) => [model.name, language, model] as const),
  ),
)('%s, on the screen of the desk in %s', (_, language, model) => {
  let close = () => {}
  afterEach(() => {
    close()
    close = () => {}
  })

  const open = async ({ start }: FlowPath) => {
    const page = await renderDesk(getStart(model, start).address, language)
    close = page.close
    return page
  }

  test.each(findPaths(model).map((path) => [path.name, path] as const))('%s', async (name, path) => {
    const page = await open(path)
    await walkOnScreen(page, driverOf(page), model, path)
    recordPath(model, 'screen', name, { layout: 'desktop', language })
  })

  const busy = getMachineParts(model.machine).states.flatMap((state) => {
    const path = getStateNode(model, state).tags.includes('busy') ? findShortestPath(model, state) : undefined
    return path?.steps.at(-1)?.kind === 'event' ? [[state, path] as const] : []
  })
  test.each(busy)('says that it is busy in %s', async (_state, path) => {
    const page = await open(path)
    await walkOnScreen(page, driverOf(page), model, path)
    const busyParts = [...document.querySelectorAll(`[data-flow=${model.name}] [aria-busy=true]`)]
    expect(busyParts.filter((each) => each.closest('[hidden]') === null)).not.toEqual([])
  })
})
