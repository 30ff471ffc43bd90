import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import * as v from 'valibot'
import { expect, vi } from 'vitest'
import { contentDetail, contentFiles, editionList } from '#contract/desk/content.ts'
import {
  acceptInvitation,
  confirmOperator,
  deskLogin,
  deskSession,
  openConfirmation,
  openDeskLogin,
  openInvitation,
  operatorList,
  passkeyList,
} from '#contract/desk/operators.ts'
import { today } from '#contract/desk/today.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { AnyErrorCode } from '#contract/protocol/code-catalogue.ts'
import { operatorSessionEnded } from '#contract/protocol/desk-codes.ts'
import { parseAnswer } from '#contract/protocol/endpoint.ts'
import type { Locale } from '#contract/values/locale.ts'
import { createDeskRouter } from '#desk/app/desk-router.tsx'
import { typingPauseMs } from '#desk/content/editor/edit-content.flow.ts'
import { createDeskContext } from '#desk/http/desk-context.ts'
import type { Http } from '#lib/http/http.ts'
import { type AnyError, hasCode } from '#machines/api-error-data.ts'
import { thrownBy } from '#tests/flows/replies.ts'
import { contentEditions } from '#tests/flows/samples/content-samples.ts'
import { sampleDeadline, sampleMoment } from '#tests/flows/samples/samples.ts'
import { onePage } from '#tests/support/screens/one-page.ts'
import {
  creationOptions,
  deviceCredential,
  requestOptions,
  standInForDevice,
} from '#tests/support/screens/passkey-device.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { closeAlert, currentAlert } from '#ui/alert/alert-store.ts'
import type { RenderedPage } from '../rendered-app.ts'

type Reply = { output: unknown } | { error: AnyError }

export interface RenderedDesk extends RenderedPage {
  /** Answers the next such call with an error. */
  failNextCall(name: string, code: AnyErrorCode): void
}

const session = { name: '이바다', roles: ['owner'], ends_at: sampleDeadline, confirmed_until: sampleMoment } as const

/** What pages read around the flows. */
const frameAnswers = new Map<string, unknown>([
  [deskSession.name, session],
  [today.name, { entries: [], counts: [] }],
  [operatorList.name, []],
  [passkeyList.name, []],
  [contentFiles.name, []],
  [editionList.name, contentEditions],
  [openDeskLogin.name, requestOptions],
  [openConfirmation.name, requestOptions],
  [openInvitation.name, { name: '이바다', roles: ['owner'], options: creationOptions }],
])

/** Calls that send what a passkey signed. */
const passkeyCalls: ReadonlySet<string> = new Set([deskLogin.name, confirmOperator.name, acceptInvitation.name])

/** Name of the call that an actor makes, or makes first. */
const callOf = (actor: string) =>
  actor === 'loadContent' ? contentDetail.name : actor.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What the call of an actor answers, of which the actor makes its output. */
const answerOf = (output: unknown) => (v.is(v.object({ detail: v.unknown() }), output) ? output.detail : output)

/** Ends the pauses in typing only when the test does. Returns a function that undoes it. */
function standInForPauses(wait: () => Promise<unknown>): () => void {
  const startTimer = globalThis.setTimeout
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, milliseconds, ...values) => {
    if (milliseconds !== typingPauseMs) return startTimer(run, milliseconds, ...values)
    void wait().then(() => run(...values))
    return startTimer(() => {}, 0)
  })
  return () => spy.mockRestore()
}

/** Renders a page of the desk. Its calls and its passkey wait for the test; what surrounds the flows is answered. */
export async function renderDesk(address: string, language: Locale): Promise<RenderedDesk> {
  const faults = new Map<string, AnyErrorCode>()
  /** Calls that wait, by name; `passkey` for the device. */
  const waiting = new Map<string, PromiseWithResolvers<unknown>>()
  const wait = (name: string) => {
    const pending = Promise.withResolvers<unknown>()
    waiting.set(name, pending)
    return pending.promise
  }
  let passkeyReply: Reply = { output: undefined }

  const answer = async (name: string): Promise<unknown> => {
    const code = faults.get(name)
    faults.delete(name)
    if (code !== undefined) throw ApiError.recorded(code, code)
    if (passkeyCalls.has(name)) {
      if ('error' in passkeyReply) throw thrownBy(passkeyReply)
      return session
    }
    return frameAnswers.get(name) ?? wait(name)
  }
  const http: Http = async (endpoint) => parseAnswer(endpoint, await answer(endpoint.name), onePage)
  const takeAway = standInForDevice(() => wait('passkey'))
  const startTimers = standInForPauses(() => wait(callOf('typingPause')))

  const context = await createDeskContext(language, http, 'Practicum')
  const router = createDeskRouter(context)
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) })
  await router.load()
  const view = render(<RouterProvider router={router} />, {
    container: document.body.appendChild(document.createElement('div')),
  })

  return {
    language,
    failNextCall: (name, code) => void faults.set(name, code),
    settleActor: async (_, actor, reply) => {
      const isPasskey = actor === 'usePasskey'
      const name = isPasskey ? 'passkey' : callOf(actor)
      const pending = await waitFor(() => {
        const found = waiting.get(name)
        if (!found) throw new Error(`nothing waits for "${name}"`)
        return found
      })
      waiting.delete(name)
      await act(async () => {
        passkeyReply = reply
        if (isPasskey && isDeclined(reply)) pending.reject(new DOMException('', 'NotAllowedError'))
        else if (isPasskey) pending.resolve(deviceCredential)
        else if ('output' in reply) pending.resolve(answerOf(reply.output))
        else pending.reject(thrownBy(reply))
      })
      if (!('error' in reply) || !isSessionEnded(reply.error)) return
      // The page asks for the passkey, and the operator declines.
      await waitFor(() => expect(context.passkeyPrompt.read()).toBe('login'))
      await act(async () => context.passkeyPrompt.answer(false))
    },
    followLink: async (path) => {
      await act(async () => router.navigate({ href: path }))
    },
    goBack: async () => {
      await act(async () => router.history.back())
    },
    path: () => router.state.location.pathname,
    close: () => {
      view.unmount()
      while (currentAlert()) closeAlert()
      document.body.replaceChildren()
      sessionStorage.clear()
      takeAway()
      startTimers()
    },
  }
}

function isDeclined(reply: Reply): boolean {
  return 'output' in reply && v.is(v.object({ isDeclined: v.literal(true) }), reply.output)
}

function isSessionEnded(error: AnyError): boolean {
  return hasCode(error, operatorSessionEnded)
}
