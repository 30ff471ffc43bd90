import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { announcePasswordChange } from '#features/find-password/password-channel.ts'
import type { Expectation, Outcome, Text } from '#tests/flows/expectations.ts'
import { type FlowModel, getExpectation, getTexts } from '#tests/flows/flow-model.ts'
import { flowModels } from '#tests/flows/flow-models.ts'
import { listNotices } from '#tests/flows/outcomes.ts'
import { freeOrder, sampleDeadline, sampleId, sampleMoment } from '#tests/flows/samples/samples.ts'
import type { Environment, UserDriver } from '#tests/flows/user-driver.ts'
import { translate } from '../support/translate.ts'
import { findRuleBreaches, readText } from './page-rules.ts'
import type { RenderedApp, RenderedPage } from './rendered-app.ts'

const nothing = async () => {}

/** What happens outside of a rendered screen: nothing, unless the screen's own driver says more. */
export const emptyEnvironment: Environment = {
  setNetwork: nothing,
  failNextCall: nothing,
  loseNextCall: nothing,
  advanceClock: nothing,
  blockNextPopup: nothing,
  corrupt: nothing,
  storeNicknameElsewhere: nothing,
  returnFromIdentity: nothing,
  returnFromIdentityToOrder: nothing,
  visit: nothing,
  sendEmailLink: nothing,
  openMailedLink: nothing,
  announcePasswordChange: nothing,
  readCode: async () => '483910',
  settleActor: nothing,
  storeSignUpDraft: nothing,
  confirmEmail: nothing,
  returnFromPayment: nothing,
  settlePayment: nothing,
  openOrder: nothing,
  cancelInOtherTab: nothing,
  takeFreeCourse: nothing,
  openClient: nothing,
  openFreeOrder: nothing,
  inOtherTab: nothing,
  visitAs: nothing,
  linkSocialAccount: nothing,
  rejectAccessToken: nothing,
  verifyIdentity: nothing,
  verifyOnPage: nothing,
  actInSchoolApp: nothing,
  openDesk: nothing,
  openDeskRefund: nothing,
  answerPasskey: nothing,
}

/** What a user does on a rendered screen. */
export function createScreenUser(app: RenderedPage): Omit<UserDriver, 'environment'> {
  const user = userEvent.setup()
  const say = (english: string) => translate(english, app.language)
  return {
    click: async (role, ...names) => {
      const hasName = (name: string) =>
        names.some((each) => (typeof each === 'string' ? name === say(each) : name.includes(each[app.language])))
      await user.click(await screen.findByRole(role, { name: hasName }))
    },
    type: async (label, text) => {
      const field = await screen.findByLabelText(say(label))
      await user.clear(field)
      await user.type(field, text)
    },
    select: async (label, value) => {
      await user.selectOptions(await screen.findByLabelText(say(label)), value)
    },
    check: async (name) => {
      const box = await screen.findByRole('checkbox', { name: new RegExp(escapeRegExp(say(name))) })
      if (!(box instanceof HTMLInputElement) || !box.checked) await user.click(box)
    },
    mark: async (role, name, isMarked = true) => {
      const box = await screen.findByRole(role, { name: new RegExp(escapeRegExp(name[app.language])) })
      if (!(box instanceof HTMLInputElement) || box.checked !== isMarked) await user.click(box)
    },
    choose: async (name) => user.click(await screen.findByRole('radio', { name: name[app.language] })),
    goBack: () => app.goBack(),
    followLink: (path) => app.followLink(path),
    openMenu: async () => {
      // The simulated browser has no commands of buttons.
      const id = screen.queryByRole('button', { name: say('Menu') })?.getAttribute('commandfor')
      const menu = document.getElementById(id ?? '')
      if (menu instanceof HTMLDialogElement) menu.showModal()
    },
  }
}

/** Drives a rendered screen of the shop. The environment is simulated by the replies of other flows. */
export function createScreenDriver(app: RenderedApp): UserDriver {
  const user = createScreenUser(app)
  const settle = (flow: string, actor: string, name: string) => {
    const reply = flowModels.find((model) => model.name === flow)?.replies[actor]?.[name]
    if (!reply) throw new Error(`${flow} has no reply "${actor} ${name}"`)
    return app.settleActor(flow, actor, reply)
  }
  const approve = async () => {
    await settle('identity-verification', 'openVerification', 'popup')
    await settle('identity-verification', 'watchWindow', 'verified')
  }
  return {
    ...user,
    environment: {
      ...emptyEnvironment,
      settleActor: settle,
      confirmEmail: async (email) => {
        const verification = {
          id: sampleId,
          email,
          sent_at: sampleMoment,
          expires_at: sampleDeadline,
          resend_at: sampleMoment,
          sends_left: 4,
        }
        await app.settleActor('email-verification', 'sendEmailVerification', {
          output: { ...verification, status: 'sent' },
        })
        await app.settleActor('email-verification', 'watchMail', { output: { ...verification, status: 'verified' } })
      },
      announcePasswordChange: async (userid) => announcePasswordChange(userid),
      openFreeOrder: () => app.followLink(freeOrder),
      inOtherTab: (what) => app.inOtherTab(what),
      rejectAccessToken: () => app.rejectAccessToken(),
      verifyIdentity: async (answer) => {
        if (answer === 'approve') await approve()
      },
      verifyOnPage: async () => {
        const status = 'identityVerificationStatus'
        if (app.isActorRunning('identity-verification', status)) {
          await settle('identity-verification', status, 'verified')
        } else {
          await user.click('button', 'Verify your identity')
          await approve()
        }
      },
      actInSchoolApp: async (action) => {
        if (action === 'scan') await settle('qr-login', 'openQrLogin', 'shown')
        if (action !== 'approve') return
        await settle('qr-login', 'watchCode', 'approved')
        await settle('qr-login', 'qrLogin', 'welcome')
      },
    },
  }
}

/** Lazy parts of a screen load first. */
const stateTimeout = { timeout: 5_000 }

/** Waits until a flow is in a state and the screen shows what its model expects there. */
export async function expectState(app: RenderedPage, model: FlowModel, state: string): Promise<void> {
  const sees = getExpectation(model, state)
  await waitFor(() => {
    if (hasLeft(app, sees)) return
    const element = document.querySelector<HTMLElement>(`[data-flow="${model.name}"]`)
    const found = element?.dataset['state']
    if (found !== state) throw new Error(`expected ${state}, found ${found}`)
    expectVisible(sees, app.language)
  }, stateTimeout)
}

/** Waits until the screen shows the failure and the notice of an outcome, or shows none when the outcome has none. */
export async function expectMessages(app: RenderedPage, model: FlowModel, outcome: Outcome): Promise<void> {
  if (hasLeft(app, getExpectation(model, outcome.target))) return
  await waitFor(() => {
    expectShown(outcome.shows, app.language)
    const notices = listNotices(model).map(({ text }) => text[app.language])
    const visible = notices.filter((text) => document.body.textContent.includes(text))
    const expected = outcome.notice ? [outcome.notice.text[app.language]] : []
    if (visible.join() !== expected.join())
      throw new Error(`expected the notices "${expected.join('", "')}", found "${visible.join('", "')}"`)
    expectTexts(model, outcome, app.language)
    const breaches = findRuleBreaches(document)
    if (breaches.length > 0) throw new Error(breaches.join(', '))
  }, stateTimeout)
}

/** The state says what it must, nothing that belongs to another state, and its failure stands under its title. */
function expectTexts(model: FlowModel, { target, shows }: Outcome, language: keyof Text): void {
  const { shown, absent, titles } = getTexts(model, target)
  const page = readText(document.body)
  for (const text of shown) if (!page.includes(text[language])) throw new Error(`${target} lacks "${text[language]}"`)
  for (const text of absent)
    if (page.includes(text[language])) throw new Error(`${target} says "${text[language]}", which it does not list`)
  if (shows === undefined) return
  const names = titles.map((title) => title[language])
  const failures = [...document.querySelectorAll('[role="alert"]')]
  const found = failures.flatMap((failure) => [...failure.querySelectorAll('b')].map((title) => readText(title)))
  for (const title of found)
    if (!names.includes(title))
      throw new Error(`the failure in ${target} has the title "${title}", expected "${names.join('" or "')}"`)
  const isUntitled = failures.some((failure) => readText(failure).startsWith(shows[language]))
  if (found.length === 0 && isUntitled) throw new Error(`the failure in ${target} has no title`)
}

function hasLeft(app: RenderedPage, { navigatesTo, continuesIn }: Expectation): boolean {
  if (navigatesTo !== undefined && new RegExp(navigatesTo).test(app.path())) return true
  return (
    continuesIn !== undefined &&
    document.querySelector(`[data-flow="${continuesIn.flow}"][data-state="${continuesIn.state}"]`) !== null
  )
}

function expectVisible({ role, name }: Expectation, language: keyof Text): void {
  const matching = new RegExp(escapeRegExp(name[language]))
  if (role === 'text') screen.getAllByText(matching)
  else if (role === 'status' || role === 'alert') {
    const elements = screen.getAllByRole(role)
    if (
      !elements.some(
        (each) => within(each).queryAllByText(matching).length > 0 || matching.test(each.textContent ?? ''),
      )
    )
      throw new Error(`no ${role} says "${name[language]}"`)
  } else screen.getAllByRole(role, { name: matching })
}

/**
 * A failure stands in an alert, at a field or in the text of the page; without one, there is no alert and no field is
 * invalid.
 */
function expectShown(shows: Text | undefined, language: keyof Text): void {
  const alerts = [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('alertdialog')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.trim() !== '')
  if (shows === undefined && alerts.length > 0) throw new Error(`no alert is expected, found "${alerts.join('", "')}"`)
  if (shows === undefined) expectNoInvalidField()
  if (shows !== undefined && !document.body.textContent.includes(shows[language]))
    throw new Error(`expected "${shows[language]}", found the alerts "${alerts.join('", "')}"`)
}

function expectNoInvalidField(): void {
  const invalid = document.querySelector('[aria-invalid="true"]')
  if (!invalid) return
  const described = (invalid.getAttribute('aria-describedby') ?? '').split(' ')
  const texts = described.map((id) => document.getElementById(id)?.textContent ?? '')
  throw new Error(`no invalid field is expected, found "${texts.filter(Boolean).join('", "')}"`)
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
