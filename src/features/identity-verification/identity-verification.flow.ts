import { fromPromise } from 'xstate'
import {
  type IdentityMethod,
  type IdentityPurpose,
  identityVerificationStatus,
  openIdentityPage,
  openIdentityPopup,
} from '#contract/accounts/identity-verification.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { watchRestore } from '#lib/browser/watch-restore.ts'
import { endpointActor } from '#lib/http/endpoint-actor.ts'
import type { Http } from '#lib/http/http.ts'
import { deadlineActor } from '#lib/time/deadline.ts'
import { identityVerificationMachine, type WindowEnd } from '#machines/identity-verification.machine.ts'
import { subscribeToReturn } from './identity-channel.ts'

/** Size of the provider's window, in CSS pixels. */
const windowFeatures = 'popup,width=480,height=760'
/** Interval of checks whether the popup is closed, in ms. */
const popupCheckMs = 300
/** Polling interval for a popup that was opened before this page was reloaded, in ms. */
const pollIntervalMs = 3_000
const windowName = 'shop-identity'

interface IdentityVerificationDependencies {
  readonly http: Http
  /** Path to which the provider's page returns. */
  readonly returnPath: string
  readonly onVerified: (result: { readonly method: IdentityMethod; readonly idfc_id: string }) => void
}

/** Provides the actors and actions of the identity verification. */
export function provideIdentityVerification({ http, returnPath, onVerified }: IdentityVerificationDependencies) {
  let popup: Window | null = null

  const inPopup = async (purpose: IdentityPurpose) => {
    // Opened before the call: browsers block popups that do not directly follow a click.
    popup = window.open('', windowName, windowFeatures)
    if (!popup) return { window: 'blocked', verification: undefined } as const
    const content = await http(openIdentityPopup, { params: { purpose } })
    popup.location.href = content.url
    return { window: 'popup', verification: content } as const
  }
  const onPage = async (purpose: IdentityPurpose) => {
    const input = { body: { return_url: returnPath, purpose } }
    const content = await http(openIdentityPage, input)
    location.assign(content.url)
    return { window: 'page', verification: content } as const
  }

  return identityVerificationMachine.provide({
    actors: {
      openVerification: fromPromise(({ input: { method, purpose } }) =>
        method === 'OACX' ? inPopup(purpose) : onPage(purpose),
      ),
      watchWindow: fromPromise(async ({ input: { id }, signal }): Promise<WindowEnd> => {
        if (popup === null) return watchResult(http, id, signal)
        await waitForReturnOrClose(id, () => popup?.closed ?? true, signal)
        signal.throwIfAborted()
        const content = await http(identityVerificationStatus, { params: { idfc_id: id } }, signal)
        return content.status === 'requested' ? 'canceled' : content.status
      }),
      deadline: deadlineActor,
      identityVerificationStatus: endpointActor(http, identityVerificationStatus),
      watchRestore,
    },
    actions: {
      reportVerified: (_, { id, method }) => onVerified({ method, idfc_id: id }),
      showWindow: ({ context: { url } }) => {
        if (popup === null && url !== undefined) popup = window.open(url, windowName, windowFeatures)
        popup?.focus()
      },
      closeWindow: () => popup?.close(),
    },
  })
}

/** Polls until the verification has a result. After a reload it is unknown whether the popup is still open. */
async function watchResult(http: Http, id: string, signal: AbortSignal): Promise<WindowEnd> {
  for (;;) {
    try {
      const content = await http(identityVerificationStatus, { params: { idfc_id: id } }, signal)
      if (content.status !== 'requested') return content.status
    } catch (error) {
      // Network errors are retried.
      if (!(error instanceof ApiError) || error.status !== 0) throw error
    }
    await waitForReturnOrPoll(id, signal)
    signal.throwIfAborted()
  }
}

/** Resolves when the popup has returned, at the latest after the polling interval. */
function waitForReturnOrPoll(id: string, signal: AbortSignal): Promise<void> {
  const start = performance.now()
  return waitForReturnOrClose(id, () => performance.now() - start >= pollIntervalMs, signal)
}

function waitForReturnOrClose(id: string, isClosed: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribeToReturn(id, () => end())
    const timer = setInterval(() => isClosed() && end(), popupCheckMs)
    const end = () => {
      stop()
      clearInterval(timer)
      resolve()
    }
    signal.addEventListener('abort', end)
  })
}
