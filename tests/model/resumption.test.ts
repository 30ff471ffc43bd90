import { afterEach, describe, expect, test, vi } from 'vitest'
import type { FlowModel } from '../../machines/models/flow-model.ts'
import { flowModels } from '../../machines/models/flow-models.ts'
import { getStateNode, getMachineParts, findShortestPath } from '../../machines/models/paths.ts'
import { signUpModel } from '../../machines/models/sign-up.model.ts'
import { saveSignUpDraft, readSignUpDraft } from '../../src/features/sign-up/draft-storage.ts'
import { expectState } from './screen-driver.ts'
import type { RenderedApp } from './render-app.tsx'
import { runPathOnScreen } from './run-path.ts'

/** Where a flow stands after a reload, and after leaving the page and coming back, by the state that was left. */
interface Row {
  readonly state: string
  /** Where it stands after leaving and coming back without a reload, when that is another state. */
  readonly stateAfterBack?: string
  /** What the page asks the server anew before it stands there. */
  readonly answers?: (app: RenderedApp) => Promise<void>
}
const again = (state: string): Row => ({ state })
const asking = (state: string, flow: string, actor: string, reply: string): Row => ({
  state,
  answers: (app) => answer(app, flow, actor, reply),
})
/** A sign-up resumes from what its steps have brought, which this browser keeps. */
const signUp = (state: string): Row => ({ state, answers: readSignUp })

/**
 * Nothing is sent again on the way back: a state is reached from what the tab keeps, or from a question to the server.
 * What differs from the state that was left says why.
 */
const rows: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  session: {
    anonymous: again('anonymous'),
    signedIn: asking('signedIn', 'session', 'checkSession', 'good'),
    // The session is gone by then, and whoever opens the page is asked to log in.
    rejected: { state: 'anonymous', stateAfterBack: 'rejected' },
  },
  login: {
    enteringPassword: again('enteringPassword'),
    verifyingIdentity: again('verifyingIdentity'),
    showingQr: again('showingQr'),
    unregistered: again('unregistered'),
    accountDeactivated: again('accountDeactivated'),
    accountDeleted: again('accountDeleted'),
  },
  'qr-login': {
    waitingForScan: again('waitingForScan'),
    waitingForApproval: again('waitingForApproval'),
    loginRefused: again('loginRefused'),
    codeExpired: again('codeExpired'),
    failed: again('failed'),
  },
  'identity-verification': {
    ready: again('ready'),
    waitingForPerson: again('waitingForPerson'),
    resultUnknown: again('resultUnknown'),
    windowBlocked: again('windowBlocked'),
    refused: again('refused'),
    canceled: again('canceled'),
    expired: again('expired'),
  },
  'find-id': {
    enteringContact: again('enteringContact'),
    confirmingContact: again('confirmingContact'),
    nobodyFound: again('nobodyFound'),
    idFound: again('idFound'),
    // The whole ID is not kept: it is asked for again.
    idShown: again('idFound'),
  },
  'one-time-code': {
    enteringCode: again('enteringCode'),
    codeExpired: again('codeExpired'),
    tooManyAttempts: again('tooManyAttempts'),
    requestLimited: again('requestLimited'),
  },
  'find-password': {
    enteringAccount: again('enteringAccount'),
    linkSent: again('linkSent'),
    linkExpired: again('linkExpired'),
    linksLimited: again('linksLimited'),
    // The page of a link asks what the link is good for.
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
    // The alert was read; what it led to is the step behind it.
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
  checkout: {
    editing: again('editing'),
    verifyingIdentity: again('verifyingIdentity'),
    waitingForDeposit: asking('waitingForDeposit', 'checkout', 'askOrder', 'waiting'),
    resultUnknown: asking('waitingForDeposit', 'checkout', 'askOrder', 'waiting'),
  },
}

async function answer(app: RenderedApp, flow: string, actor: string, reply: string): Promise<void> {
  const found = flowModels.find(({ name }) => name === flow)?.replies[actor]?.[reply]
  if (!found) throw new Error(`${flow} has no reply "${actor} ${reply}"`)
  // A page for members asks for the session first.
  await vi.waitFor(() => expect(app.isActorRunning(flow, actor)).toBe(true), { timeout: 5_000 })
  await app.settleActor(flow, actor, found)
}

async function readSignUp(app: RenderedApp): Promise<void> {
  await app.settleActor('sign-up', 'readDraft', { output: readSignUpDraft() })
}

/** States in which the shop waits for a person or for the world: the others pass, or are the end. */
function waitingStatesOf(model: FlowModel): string[] {
  return getMachineParts(model.machine).states.filter((state) => {
    const node = getStateNode(model, state)
    return node.type !== 'final' && !node.tags.includes('busy')
  })
}

describe.each(flowModels.map((model) => ({ name: model.name, model })))('$name', ({ model }) => {
  let app: RenderedApp | undefined
  afterEach(() => {
    app?.close()
    app = undefined
  })
  const walkTo = async (state: string): Promise<{ page: RenderedApp; row: Row }> => {
    const path = findShortestPath(model, state)
    const row = rows[model.name]?.[state]
    if (!path || !row) throw new Error(`nothing is said of "${state}"`)
    const page = await runPathOnScreen(model, path, (opened) => {
      app = opened
    })
    // What the walk has said to be kept is kept.
    const begun = signUpModel.replies.readDraft[path.steps.find(({ of }) => of === 'readDraft')?.case ?? '']
    if (begun && 'output' in begun && readSignUpDraft().consents === undefined) saveSignUpDraft(begun.output)
    return { page, row }
  }
  const arrive = async (page: RenderedApp, { answers }: Row, state: string) => {
    await answers?.(page)
    await expectState(page, model.name, state, model.expectations[state])
  }

  test('has a row for each waiting state, and for no other', () => {
    expect(Object.keys(rows[model.name] ?? {}).sort()).toEqual(waitingStatesOf(model).sort())
  })

  test.each(waitingStatesOf(model))('resumes %s after a reload', async (state) => {
    const { page, row } = await walkTo(state)
    await page.reload()
    await arrive(page, row, row.state)
  })

  test.each(waitingStatesOf(model))('resumes %s when the page is left, and opened again by Back', async (state) => {
    const { page, row } = await walkTo(state)
    await page.leaveAndReturn()
    await arrive(page, row, row.stateAfterBack ?? row.state)
  })
})

/** Flows whose steps have addresses: a step, the one that Back leads to, and what Forward asks anew. */
const stepBacks: readonly { flow: string; state: string; before: string; answers?: Row['answers'] }[] = [
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

  test.each(stepBacks)('lead from $state of $flow to $before, and to it again', async (row) => {
    const model = flowModels.find(({ name }) => name === row.flow)
    const path = model && findShortestPath(model, row.state, (last) => last?.kind === 'reply')
    if (!model || !path) throw new Error(`no way to "${row.state}"`)
    const page = await runPathOnScreen(model, path, (opened) => {
      app = opened
    })
    await page.goBack()
    await expectState(page, model.name, row.before, model.expectations[row.before])
    await page.goForward()
    await row.answers?.(page)
    await expectState(page, model.name, row.state, model.expectations[row.state])
  })
})
