import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { FlowModel } from '#tests/flows/flow-model.ts'
import { type FlowName, type FlowStateName, flowModels } from '#tests/flows/flow-models.ts'
import { getMachineParts, getStateNode } from '#tests/flows/machine-parts.ts'
import { findShortestPath } from '#tests/flows/paths.ts'
import { samplePassword, sampleSession } from '#tests/flows/samples/samples.ts'
import type { UserDriver } from '#tests/flows/user-driver.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { translate } from '../support/translate.ts'
import type { RenderedApp } from './rendered-app.ts'
import { runPathOnScreen } from './run-path.ts'
import { createScreenDriver, expectState } from './screen-driver.ts'

/** What happens when the session ends in a state: the login leads back to the page. */
interface Row<State extends string = string> {
  /** State of the flow after the login. Another member may have logged in, so that a flow begins anew. */
  readonly state: State
  /** Types into the page before the session ends. */
  readonly types?: (user: UserDriver) => Promise<void>
  /** Does what leads back to what was typed. */
  readonly returns?: (user: UserDriver, app: RenderedApp) => Promise<void>
  /** The typed values by label. */
  readonly keeps?: Readonly<Record<string, string>>
}

const begins = <State extends string>(state: State): Row<State> => ({ state })

/** The typed nickname comes back behind the password check. */
const nickname = {
  types: (user: UserDriver) => user.type('Nickname', 'my nickname'),
  returns: async (user: UserDriver, app: RenderedApp) => {
    await user.type('Password', samplePassword)
    await user.click('button', 'Confirm')
    await settle(app, 'edit-profile', 'verifyPassword', 'right')
    await settle(app, 'edit-profile', 'profile', 'loaded')
  },
  keeps: { Nickname: 'my nickname' },
}
/** What was typed comes back behind the password check, on top of the profile that was saved elsewhere. */
const contestedNickname = {
  returns: async (user: UserDriver, app: RenderedApp) => {
    await user.type('Password', samplePassword)
    await user.click('button', 'Confirm')
    await settle(app, 'edit-profile', 'verifyPassword', 'right')
    await settle(app, 'edit-profile', 'profile', 'differing')
    await user.click('button', 'Save')
    await settle(app, 'edit-profile', 'updateProfile', 'changed elsewhere')
    await settle(app, 'edit-profile', 'profile', 'differing')
    await screen.findByRole('heading', { name: 'Your details were changed elsewhere' })
  },
  keeps: { 'Nickname: entered here, 다른손': 'typed' },
}
const reason = {
  types: (user: UserDriver) => user.select('Reason for cancelling', 'schedule'),
  keeps: { 'Reason for cancelling': 'schedule' },
}

/** Each waiting state of the flows of a member. Passwords are never kept. */
const rowsByFlow: {
  readonly [Flow in MemberFlow]: { readonly [State in FlowStateName<Flow>]?: Row<FlowStateName<Flow>> }
} = {
  'edit-profile': {
    enteringPassword: begins('enteringPassword'),
    profileUnavailable: begins('enteringPassword'),
    editing: { state: 'enteringPassword', ...nickname },
    verifyingEmail: begins('enteringPassword'),
    verifyingPhone: begins('enteringPassword'),
    choosingValues: { state: 'enteringPassword', ...contestedNickname },
  },
  'change-password': {
    enteringPasswords: begins('enteringPasswords'),
    linkSent: begins('enteringPasswords'),
  },
  withdrawal: {
    enteringWithdrawal: {
      state: 'enteringWithdrawal',
      types: async (user) => {
        await user.choose({ ko: '다른 이유', en: 'Another reason' })
        await user.type('Tell us more', 'I moved away')
      },
      keeps: { 'Tell us more': 'I moved away' },
    },
    verifyingGuardian: begins('enteringWithdrawal'),
    confirmingAsGuardian: begins('enteringWithdrawal'),
  },
  refund: {
    previewFailed: begins('loadingPreview'),
    enteringReason: { state: 'enteringReason', ...reason },
    confirmingCancellation: { state: 'enteringReason', keeps: { 'Reason for cancelling': 'mistake' } },
    enteringPassword: begins('loadingPreview'),
    refundPending: begins('refundPending'),
    refundUnknown: begins('refundPending'),
    refundRefused: begins('loadingPreview'),
  },
  'pay-again': {
    choosingPayment: {
      state: 'choosingPayment',
      types: (user) => user.select('Card company', 'shinhan'),
      keeps: { 'Card company': 'shinhan' },
    },
    confirmingPayment: begins('confirmingPayment'),
    paymentUnknown: begins('confirmingPayment'),
  },
  'cash-receipt': {
    enteringNumber: {
      state: 'enteringNumber',
      types: (user) => user.type('Mobile number or business number', '01023450142'),
      keeps: { 'Mobile number or business number': '01023450142' },
    },
    receiptPending: begins('receiptPending'),
    receiptUnknown: begins('receiptPending'),
    receiptRefused: begins('enteringNumber'),
  },
}

type MemberFlow = Extract<
  FlowName,
  'edit-profile' | 'change-password' | 'withdrawal' | 'refund' | 'pay-again' | 'cash-receipt'
>
const rows: Readonly<Record<string, Readonly<Record<string, Row>>>> = rowsByFlow
const models = flowModels.filter(({ name }) => name in rows)

async function settle(app: RenderedApp, flow: string, actor: string, name: string): Promise<void> {
  const reply = flowModels.find((model) => model.name === flow)?.replies[actor]?.[name]
  if (!reply) throw new Error(`${flow} has no reply "${actor} ${name}"`)
  await waitFor(() => expect(app.isActorRunning(flow, actor)).toBe(true))
  await app.settleActor(flow, actor, reply)
}

function waitingStatesOf(model: FlowModel): string[] {
  return getMachineParts(model.machine).states.filter((state) => {
    const node = getStateNode(model, state)
    return node.type !== 'final' && !node.tags.includes('busy')
  })
}

/** Presses the button of the alert, and logs in on the page that it leads to. */
async function logInAgain(user: UserDriver, app: RenderedApp, session = sampleSession): Promise<void> {
  const alert = await screen.findByRole('alertdialog', {
    name: translate('This is not authorized access, please login again.', app.language),
  })
  alert.querySelector('button')?.click()
  await waitFor(() => expect(app.path()).toBe('/login'))
  await user.type('ID', 'practice01')
  await user.type('Password', samplePassword)
  await user.click('button', 'Log in')
  await app.settleActor('login', 'passwordLogin', { output: session })
}

/** Values of the fields on the page; of radio buttons, those that are chosen. */
function valuesOnPage(): string[] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
    .filter((field) => !(field instanceof HTMLInputElement) || field.type !== 'radio' || field.checked)
    .map((field) => field.value)
}

describe.each(models.map((model) => [model.name, model] as const))('%s', (name, model) => {
  let app: RenderedApp | undefined
  afterEach(() => {
    app?.close()
    app = undefined
  })

  test('has a row for each waiting state, and for no other', () => {
    expect(Object.keys(rows[name] ?? {}).sort()).toEqual(waitingStatesOf(model).sort())
  })

  test.each(waitingStatesOf(model))('leads from a session that ends in %s to the login and back', async (state) => {
    const path = findShortestPath(model, state)
    const row = rows[name]?.[state]
    if (!path || !row) throw new Error(`no path or row for "${state}"`)
    const page = await runPathOnScreen(model, path, {
      opened: (opened) => {
        app = opened
      },
    })
    const user = createScreenDriver(page)
    await row.types?.(user)
    const address = page.address()
    await page.endSession()
    await logInAgain(user, page)
    await waitFor(() => expect(page.address()).toBe(address))
    await expectState(page, model, row.state)
    await row.returns?.(user, page)
    for (const [label, value] of Object.entries(row.keeps ?? {})) {
      const field = await screen.findByLabelText(translate(label, page.language))
      await waitFor(() => expect(field).toHaveProperty('value', value))
    }
  })

  test.each(waitingStatesOf(model).filter((state) => rows[name]?.[state]?.types))(
    'shows nothing that was typed in %s to another member who logs in',
    async (state) => {
      const path = findShortestPath(model, state)
      const row = rows[name]?.[state]
      if (!path || !row) throw new Error(`no path or row for "${state}"`)
      const page = await runPathOnScreen(model, path, {
        opened: (opened) => {
          app = opened
        },
      })
      const user = createScreenDriver(page)
      await row.types?.(user)
      const typed = Object.values(row.keeps ?? {})
      expect(valuesOnPage()).toEqual(expect.arrayContaining(typed))
      await page.endSession()
      await logInAgain(user, page, { ...sampleSession, userid: 'another01' })
      await expectState(page, model, row.state)
      await row.returns?.(user, page)
      expect(valuesOnPage().filter((value) => typed.includes(value))).toEqual([])
    },
  )
})
