import { test } from '@playwright/test'
import { flowModels } from '../../machines/models/flow-models.ts'
import type { FlowModel } from '../../machines/models/flow-model.ts'
import { getStateNode, findPaths, getStart, type Step } from '../../machines/models/paths.ts'
import { devices } from '../../playwright.config.ts'
import { recordPath } from '../model/levels.ts'
import { BrowserDriver } from '../support/browser/user-driver.ts'

/**
 * The paths of every flow once more: a real browser, the real server, and replies brought about by the sandbox. The
 * clock is moved and calls are made to fail, so that all of it happens on a shop of its own, one path at a time.
 */
test.describe.configure({ mode: 'default' })

for (const model of flowModels) {
  test.describe(model.name, () => {
    for (const [place, path] of findPaths(model).entries()) {
      test(path.name, async ({ browser }) => {
        const start = getStart(model, path.start)
        const language = place % 2 === 0 ? 'ko' : 'en'
        const context = await browser.newContext(devices[start.layout ?? 'desktop'][language])
        const page = await context.newPage()
        if (path.steps.some((step) => takesTime(model, step))) await page.clock.install()
        const driver = new BrowserDriver(context, page, language)
        const { steps } = path
        // Every path has its messages to itself.
        for (const answer of ['empty', 'forget-limits'])
          await context.request.post('/sandbox/outbox', { data: { answer } })

        if (start.isMember) await driver.environment.inOtherTab('log in')
        await prepare(model, driver, steps[0])
        if (start.open) await start.open(driver, replyName(steps[0]))
        else await page.goto(start.address)
        await page.waitForFunction(() => document.documentElement.dataset['scripted'] !== undefined)
        await start.arrange?.(driver)
        await arrive(model, driver, path.startState)
        for (const [number, step] of steps.entries()) {
          const next = steps[number + 1]
          const release = next?.kind === 'event' ? await holdCallsOf(model, driver, step.state) : undefined
          await prepare(model, driver, next)
          if (step.kind === 'event') await model.events[step.of]?.[step.case]?.perform(driver, replyName(next))
          else await model.replies[step.of]?.[step.case]?.after?.(driver, replyName(next))
          if (!release) await arrive(model, driver, step.state)
          // A call that is to fail may not have begun yet when the button has been pressed.
          if (step.kind === 'reply' || next?.kind !== 'reply') await driver.environment.setNetwork('up')
          if (release && next) releases.push(release)
          else for (const each of releases.splice(0)) await each()
        }
        await context.close()
        recordPath(model, 'browser', path.name)
      })
    }
  })
}

function takesTime(model: FlowModel, step: Step): boolean {
  return step.of === 'deadline' || model.events[step.of]?.[step.case]?.takesTime === true
}

const releases: (() => Promise<void>)[] = []

function replyName(step: Step | undefined): string | undefined {
  return step?.kind === 'reply' ? step.name : undefined
}

/** Does what has to be so before the step that starts an actor. */
async function prepare(model: FlowModel, driver: BrowserDriver, next: Step | undefined): Promise<void> {
  if (next?.kind === 'reply') await model.replies[next.of]?.[next.case]?.before?.(driver)
}

/** A state in which the shop works passes by itself: what comes of it is looked at. */
async function arrive(model: FlowModel, driver: BrowserDriver, state: string): Promise<void> {
  const expectation = model.expectations[state]
  if (!expectation) throw new Error(`nothing is promised of the state "${state}"`)
  const passes = getStateNode(model, state).tags.includes('busy') && expectation.navigatesTo === undefined
  if (!passes) await driver.expectState(model.name, state, expectation)
}

/** Lets what a state waits for wait, when something else is to happen meanwhile. */
async function holdCallsOf(model: FlowModel, driver: BrowserDriver, state: string) {
  const [actor] = getStateNode(model, state).tags.includes('busy') ? getStateNode(model, state).invoke : []
  if (!actor || typeof actor.src !== 'string') return undefined
  const name = model.calls?.[actor.src] ?? actor.src.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return driver.hold(name)
}
