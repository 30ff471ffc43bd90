import { afterEach, describe, expect, test } from 'vitest'
import { readSignUpDraft, saveSignUpDraft } from '#features/sign-up/draft-storage.ts'
import type { FlowModel } from '#tests/flows/flow-model.ts'
import { type FlowName, type FlowStateName, flowModels } from '#tests/flows/flow-models.ts'
import { getMachineParts, getStateNode } from '#tests/flows/machine-parts.ts'
import { findPaths, findShortestPath } from '#tests/flows/paths.ts'
import { signUpModel } from '#tests/flows/sign-up.model.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import type { RenderedApp } from './rendered-app.ts'
import { runPathOnScreen } from './run-path.ts'
import { expectMessages, expectState } from './screen-driver.ts'

/** Expected state after a reload, and after leaving the page and coming back, for a state that was left. */
interface Row<State extends string = string> {
  readonly state: State
  /** State after leaving and coming back without a reload, when it differs. */
  readonly stateAfterBack?: State
  /** True when a failure is not shown any more. */
  readonly isWithoutFailure?: true
  /** Answers the calls that the page makes before it is in the state, without the failure of an earlier answer. */
  readonly answers?: (app: RenderedApp) => Promise<void>
}
const resumes = <State extends string>(state: State): Row<State> => ({ state })
const asking = <State extends string>(state: State, flow: FlowName, actor: string, reply: string): Row<State> => ({
  state,
  answers: (app) => answer(app, flow, actor, reply),
})
/** A sign-up resumes from its draft in this browser. */
const signUp = <State extends string>(state: State): Row<State> => ({ state, answers: readSignUp })

/**
 * A state is restored from a stored snapshot or from a call that reads; no call that writes is sent twice. A state
 * without a row resumes as it was, with its failure. A comment says why the restored state differs.
 */
const rowsByFlow: {
  readonly [Flow in FlowName]?: { readonly [State in FlowStateName<Flow>]?: Row<FlowStateName<Flow>> }
} = {
  session: {
    signedIn: asking('signedIn', 'session', 'checkSession', 'good'),
    // The session has been cleared, so the page asks for a login.
    rejected: { state: 'anonymous', stateAfterBack: 'rejected' },
  },
  login: {
    // The secret of its link is not stored.
    accountTerminated: resumes('enteringPassword'),
  },
  'qr-login': {
    // The secret of its link is not stored: the code is asked about again.
    approverTerminated: resumes('waitingForScan'),
  },
  'find-id': {
    // The full ID is not stored.
    idShown: resumes('idFound'),
  },
  'find-password': {
    // The page of a link checks the link again.
    linkUnchecked: asking('enteringPassword', 'find-password', 'checkLink', 'good'),
    enteringPassword: asking('enteringPassword', 'find-password', 'checkLink', 'good'),
  },
  'sign-up': {
    enteringTerms: signUp('enteringTerms'),
    verifyingIdentity: signUp('verifyingIdentity'),
    agreeingAsGuardian: signUp('agreeingAsGuardian'),
    verifyingGuardian: signUp('verifyingGuardian'),
    verifyingEmail: signUp('verifyingEmail'),
    enteringDetails: signUp('enteringDetails'),
    // The alert is not repeated: its step is shown.
    accountExists: signUp('verifyingIdentity'),
    identificationOver: signUp('verifyingIdentity'),
  },
  'email-verification': {
    enteringEmail: signUp('enteringEmail'),
    waitingForLink: signUp('waitingForLink'),
    mailExpired: signUp('mailExpired'),
    mailsLimited: signUp('mailsLimited'),
    linkUnchecked: asking('linkChecked', 'email-verification', 'checkLink', 'good'),
    linkChecked: asking('linkChecked', 'email-verification', 'checkLink', 'good'),
  },
  'order-result': {
    waitingForDeposit: asking('waitingForDeposit', 'order-result', 'askOrder', 'waiting'),
    resultUnknown: asking('waitingForDeposit', 'order-result', 'askOrder', 'waiting'),
  },
  // The page asks the server how the order is now; what was typed is in the draft of the form.
  'pay-again': {
    choosingPayment: { state: 'choosingPayment', isWithoutFailure: true },
    paymentUnknown: resumes('confirmingPayment'),
  },
  refund: {
    previewFailed: asking('enteringReason', 'refund', 'refundPreview', 'by card'),
    enteringReason: { state: 'enteringReason', isWithoutFailure: true },
    // The confirmation is not repeated: the form is shown.
    confirmingCancellation: resumes('enteringReason'),
    // The password is asked for again when the order is cancelled.
    enteringPassword: asking('enteringReason', 'refund', 'refundPreview', 'by deposit'),
    refundUnknown: resumes('refundPending'),
    // Without a reload the page still knows that the order can be cancelled again.
    refundRefused: { state: 'refundPending', stateAfterBack: 'loadingPreview' },
  },
  'cash-receipt': {
    enteringNumber: { state: 'enteringNumber', isWithoutFailure: true },
    receiptUnknown: resumes('receiptPending'),
    // Without a reload the page still knows that the receipt was refused.
    receiptRefused: { state: 'receiptPending', stateAfterBack: 'enteringNumber' },
  },
  // What was typed is in the draft of the form. The picture and what was wrong with it are gone.
  inquiry: {
    enteringInquiry: { state: 'enteringInquiry', isWithoutFailure: true },
    // Sending again asks the server again.
    inquiriesLimited: { state: 'enteringInquiry', isWithoutFailure: true },
  },
}

const rows: Readonly<Record<string, Readonly<Record<string, Row>>>> = rowsByFlow
const rowOf = (model: FlowModel, state: string): Row => rows[model.name]?.[state] ?? { state }

async function answer(app: RenderedApp, flow: string, actor: string, reply: string): Promise<void> {
  const found = flowModels.find(({ name }) => name === flow)?.replies[actor]?.[reply]
  if (!found) throw new Error(`${flow} has no reply "${actor} ${reply}"`)
  // A page for members checks the session first.
  await waitFor(() => expect(app.isActorRunning(flow, actor)).toBe(true))
  await app.settleActor(flow, actor, found)
}

async function readSignUp(app: RenderedApp): Promise<void> {
  await app.settleActor('sign-up', 'readDraft', { output: readSignUpDraft() })
}

/** States that wait for the user or the environment: neither busy nor final. */
function waitingStatesOf(model: FlowModel): string[] {
  return getMachineParts(model.machine).states.filter((state) => {
    const node = getStateNode(model, state)
    return node.type !== 'final' && !node.tags.includes('busy')
  })
}

describe.each(flowModels.map((model) => [model.name, model] as const))('%s', (_, model) => {
  let app: RenderedApp | undefined
  afterEach(() => {
    app?.close()
    app = undefined
  })
  const walkTo = async (state: string, path = findShortestPath(model, state)) => {
    const row = rowOf(model, state)
    if (!path) throw new Error(`no path to "${state}"`)
    const page = await runPathOnScreen(model, path, {
      opened: (opened) => {
        app = opened
      },
    })
    // Store the draft that the path's reply named.
    const name = path.steps.find(({ of }) => of === 'readDraft')?.case
    const begun = Object.entries(signUpModel.replies.readDraft).find(([each]) => each === name)?.[1]
    if (begun && 'output' in begun && readSignUpDraft().consents === undefined) saveSignUpDraft(begun.output)
    return { page, row }
  }
  const arrive = async (page: RenderedApp, { answers }: Row, state: string) => {
    await answers?.(page)
    await expectState(page, model, state)
  }

  test('has rows for waiting states alone', () => {
    expect(waitingStatesOf(model)).toEqual(expect.arrayContaining(Object.keys(rows[model.name] ?? {})))
  })

  test.each(waitingStatesOf(model))('resumes %s after a reload', async (state) => {
    const { page, row } = await walkTo(state)
    await page.reload()
    await arrive(page, row, row.state)
  })

  /** For each state that is restored from its snapshot, a path that ends in it with a failure. */
  const failures = waitingStatesOf(model).flatMap((state) => {
    const row = rowOf(model, state)
    if (row.state !== state || row.answers || row.isWithoutFailure) return []
    const path = findPaths(model).find(({ steps }) => {
      const last = steps.at(-1)
      return last?.state === state && last.row?.outcome.shows !== undefined
    })
    const outcome = path?.steps.at(-1)?.row?.outcome
    return path && outcome ? [[state, path, outcome] as const] : []
  })

  test.each(failures)('shows the failure in %s after a reload as well', async (state, path, outcome) => {
    const { page, row } = await walkTo(state, path)
    await page.reload()
    await arrive(page, row, state)
    await expectMessages(page, model, outcome)
  })

  test.each(failures)('shows the failure in %s after Back as well', async (state, path, outcome) => {
    const { page, row } = await walkTo(state, path)
    await page.leaveAndReturn()
    await arrive(page, row, state)
    await expectMessages(page, model, outcome)
  })

  test.each(waitingStatesOf(model))('resumes %s after leaving the page and coming back', async (state) => {
    const { page, row } = await walkTo(state)
    await page.leaveAndReturn()
    await arrive(page, row, row.stateAfterBack ?? row.state)
  })
})

interface StepBack<Flow extends FlowName> {
  readonly flow: Flow
  readonly state: FlowStateName<Flow>
  /** State after Back. */
  readonly before: FlowStateName<Flow>
  /** Answers the calls that Forward makes. */
  readonly answers?: Row['answers']
}

/** Flows whose steps have addresses. */
const stepBacks: readonly { [Flow in FlowName]: StepBack<Flow> }[FlowName][] = [
  { flow: 'find-id', state: 'confirmingContact', before: 'enteringContact' },
  { flow: 'find-password', state: 'linkSent', before: 'enteringAccount' },
  { flow: 'sign-up', state: 'verifyingEmail', before: 'verifyingIdentity', answers: readSignUp },
]

describe('Back and Forward', () => {
  let app: RenderedApp | undefined
  afterEach(() => {
    app?.close()
    app = undefined
  })

  test.each(stepBacks)('lead from $state of $flow to $before and back', async (row) => {
    const model = flowModels.find(({ name }) => name === row.flow)
    const path = model && findShortestPath(model, row.state, (last) => last?.kind === 'reply')
    if (!model || !path) throw new Error(`no way to "${row.state}"`)
    const page = await runPathOnScreen(model, path, {
      opened: (opened) => {
        app = opened
      },
    })
    await page.goBack()
    await expectState(page, model, row.before)
    await page.goForward()
    await row.answers?.(page)
    await expectState(page, model, row.state)
  })
})
