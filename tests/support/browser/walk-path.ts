import { type Browser, expect, type Page } from '@playwright/test'
import type { Outcome } from '#tests/flows/expectations.ts'
import { type FlowModel, getExpectation, getStart, getStartOutcome } from '#tests/flows/flow-model.ts'
import { getStateNode, isListener } from '#tests/flows/machine-parts.ts'
import { listNotices, type Row } from '#tests/flows/outcomes.ts'
import type { FlowPath, PathStep, Step } from '#tests/flows/paths.ts'
import type { Appearance } from '#tests/model/levels.ts'
import { devices } from '#tests/support/browser/devices.ts'
import { type BrowserDriver, createBrowserDriver } from './browser-driver.ts'
import { translatePages } from './translate-pages.ts'
import type { WebContext, WebPage } from './web-page.ts'

interface WalkOptions extends Appearance {
  /** How the user acts on the page. Default: `mouse`. */
  readonly hands?: 'mouse' | 'keyboard'
  /** Whether the browser translates the pages. */
  readonly isTranslated?: boolean
  /** Called in each state that does not pass by itself, with the step that led there. */
  readonly onArrived?: (page: Page, state: string, step: PathStep | undefined) => Promise<void>
}

/**
 * Walks a path of a flow in a browser of its own against the real server, and holds every step to the model's table. The
 * sandbox brings about the replies.
 */
export async function walkPath(
  browser: Browser,
  model: FlowModel,
  path: FlowPath,
  { layout, language, hands, isTranslated = false, onArrived }: WalkOptions,
): Promise<void> {
  const context = await browser.newContext(devices[layout][language])
  const faults = isTranslated ? await translatePages(context) : []
  const page = await context.newPage()
  if (takesTime(model, path)) await page.clock.install()
  const driver = createBrowserDriver(context, page, language, hands)
  await walkWith({ context, page, driver }, model, path, (state, step) => onArrived?.(page, state, step))
  expect(faults).toEqual([])
}

/** A tab of any engine, and what drives it. */
export interface DrivenTab {
  readonly context: WebContext
  readonly page: WebPage
  readonly driver: BrowserDriver
}

/** Walks a path in an open tab, and closes its browser. */
export async function walkWith(
  { context, page, driver }: DrivenTab,
  model: FlowModel,
  path: FlowPath,
  onArrived?: (state: string, step: PathStep | undefined) => Promise<void> | undefined,
): Promise<void> {
  const start = getStart(model, path.start)
  const { steps } = path
  // A path before this one may have changed members, or failed and left messages and faults.
  await context.request.post('/sandbox/members', { data: { answer: 'restore' } })
  for (const answer of ['empty', 'forget-limits']) await context.request.post('/sandbox/outbox', { data: { answer } })
  await driver.clearFaults()

  if (start.isMember) await driver.environment.inOtherTab('log in')
  const prepared = new Map<PathStep, () => Promise<void>>()
  await holdPrepared(model, driver, repliesByThemselves(model, steps), prepared)
  await prepare(model, driver, steps[0])
  if (start.open) await start.open(driver, replyName(steps[0]))
  else await page.goto(start.address)
  await page.waitForFunction(() => document.documentElement.dataset['scripted'] !== undefined)
  await start.arrange?.(driver)
  let seen = await arrive(model, driver, path.startState)
  if (seen !== undefined) await onArrived?.(seen, undefined)
  // On the way of `open`, another flow may have shown a failure of its own.
  if (seen !== undefined && !start.open) await expectShown(model, driver, getStartOutcome(model, path.start))
  let requestsBefore = driver.requestCount()
  const held = new Map<PathStep, () => Promise<void>>()
  const releases: (() => Promise<void>)[] = []
  for (const [number, step] of steps.entries()) {
    const next = steps[number + 1]
    for (const each of [step, ...repliesByThemselves(model, steps.slice(number + 1))]) {
      // No reply follows before the next event or after the last step, so the state must not pass by itself.
      const isLeftByReply = steps[steps.indexOf(each) + 1]?.kind === 'reply'
      const release = isLeftByReply || held.has(each) ? undefined : await holdCallsOf(model, driver, each.state)
      if (release) held.set(each, release)
    }
    const release = held.get(step)
    if (step.kind === 'event')
      await holdPrepared(model, driver, repliesByThemselves(model, steps.slice(number + 1)), prepared)
    await prepare(model, driver, next)
    if (next) await prepared.get(next)?.()
    if (step.kind === 'event') await model.events[step.of]?.[step.case]?.perform(driver, replyName(next))
    else await model.replies[step.of]?.[step.case]?.after?.(driver, replyName(next))
    // A reply that leads back to the state before it can be told only by the end of its call.
    if (step.kind === 'reply' && step.state === seen) await driver.expectAnswer(callsOf(model, step.of), requestsBefore)
    const arrived = await arrive(model, driver, step.state, release !== undefined)
    if (arrived !== undefined) {
      await expectShown(model, driver, rowOf(model, step).outcome)
      seen = arrived
      await onArrived?.(arrived, step)
      requestsBefore = driver.requestCount()
    }
    // A call that must fail may start only after the click, so the network stays down until its reply.
    if (step.kind === 'reply' || next?.kind !== 'reply') await driver.environment.setNetwork('up')
    if (release) releases.push(release)
    else for (const each of releases.splice(0)) await each()
  }
  await driver.expectNoFaults()
  await driver.close()
}

/** Whether the clock of the page has to move on a path. */
export function takesTime(model: FlowModel, { steps }: FlowPath): boolean {
  return steps.some((step) => step.of === 'deadline' || model.events[step.of]?.[step.case]?.takesTime === true)
}

function replyName(step: Step | undefined): string | undefined {
  return step?.kind === 'reply' ? step.name : undefined
}

/** Arranges the reply of the actor that the next event starts. */
async function prepare(model: FlowModel, driver: BrowserDriver, next: Step | undefined): Promise<void> {
  if (next?.kind === 'reply') await model.replies[next.of]?.[next.case]?.before?.(driver)
}

/**
 * Waits until the flow shows `state`, and returns it. Returns undefined at once for a busy state, which passes by
 * itself unless its calls are held.
 */
async function arrive(
  model: FlowModel,
  driver: BrowserDriver,
  state: string,
  isHeld = false,
): Promise<string | undefined> {
  const expectation = getExpectation(model, state)
  const passes = getStateNode(model, state).tags.includes('busy') && expectation.navigatesTo === undefined && !isHeld
  if (passes) return undefined
  await driver.expectState(model.name, state, expectation)
  return state
}

/**
 * Waits until the page shows the failure and the notice of an outcome, or none. Another page or flow that follows shows
 * its own.
 */
async function expectShown(model: FlowModel, driver: BrowserDriver, outcome: Outcome): Promise<void> {
  const { target, shows, notice } = outcome
  const { navigatesTo, continuesIn } = getExpectation(model, target)
  if (navigatesTo !== undefined || continuesIn !== undefined) return
  await driver.expectFailure(shows)
  const notices = listNotices(model).map(({ text }) => text)
  await driver.expectNotice(notices, notice?.text)
}

function rowOf(model: FlowModel, { name, row }: PathStep): Row {
  if (!row) throw new Error(`${model.name}: the table has no row for "${name}"`)
  return row
}

/** The steps up to the next event or arranged reply: they follow by themselves, so their calls start at once. */
function repliesByThemselves(model: FlowModel, steps: readonly PathStep[]): readonly PathStep[] {
  const end = steps.findIndex(
    (step) => step.kind === 'event' || model.replies[step.of]?.[step.case]?.after !== undefined,
  )
  return end === -1 ? steps : steps.slice(0, end)
}

/** Holds the calls of a busy state; undefined when the state is not busy or makes no calls. */
async function holdCallsOf(model: FlowModel, driver: BrowserDriver, state: string) {
  const node = getStateNode(model, state)
  const [actor] = node.tags.includes('busy') ? node.invoke.filter(({ src }) => !isListener(model, src)) : []
  if (!actor || typeof actor.src !== 'string') return undefined
  return driver.hold(callsOf(model, actor.src))
}

/**
 * Of replies that follow by themselves, holds the calls of those after the first that have to be prepared: their call
 * starts as soon as the reply before them has come. Calls that a reply before them makes as well stay free.
 */
async function holdPrepared(
  model: FlowModel,
  driver: BrowserDriver,
  replies: readonly PathStep[],
  prepared: Map<PathStep, () => Promise<void>>,
): Promise<void> {
  const earlier = new Set<string>()
  for (const [index, reply] of replies.entries()) {
    const calls = callsOf(model, reply.of)
    const isPrepared = model.replies[reply.of]?.[reply.case]?.before !== undefined
    if (index > 0 && isPrepared && !calls.some((call) => earlier.has(call)))
      prepared.set(reply, await driver.hold(calls))
    for (const call of calls) earlier.add(call)
  }
}

/** Names of the calls that an actor makes. */
function callsOf(model: FlowModel, actor: string): readonly string[] {
  const calls = model.calls?.[actor]
  return calls?.map(({ name }) => name) ?? [actor.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]
}
