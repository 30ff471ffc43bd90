import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import { type AnyStateMachine, fromPromise } from 'xstate'
import { createQueryClient, createRouter } from '#app/router.tsx'
import { type checkSession, refreshSession } from '#contract/accounts/session.ts'
import { courseBanners, courseMenu } from '#contract/courses/course-calls.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { type CallInput, type Endpoint, parseAnswer } from '#contract/protocol/endpoint.ts'
import type { ShopCompany } from '#contract/values/company.ts'
import type { Feature } from '#contract/values/features.ts'
import type { Locale } from '#contract/values/locale.ts'
import { seedSampleAnswers } from '#features/support/view/sample-answers.ts'
import * as desktop from '#layouts/desktop/shell.tsx'
import * as mobile from '#layouts/mobile/shell.tsx'
import { followVisits } from '#lib/flows/resumed-visit.ts'
import { requireSameMachine } from '#lib/flows/same-machine.ts'
import type { Http } from '#lib/http/http.ts'
import { createMessages } from '#lib/i18n/i18n.ts'
import { noKeptLists } from '#lib/kept-lists/kept-lists.ts'
import { provideSession, startSession } from '#lib/session/session.flow.ts'
import { createSession } from '#lib/session/session.ts'
import { createSessionStore } from '#lib/session/session-store.ts'
import type { Counted } from '#lib/visit-counts/counted.ts'
import type { FlowModel } from '#tests/flows/flow-model.ts'
import { flowModels } from '#tests/flows/flow-models.ts'
import { isListener } from '#tests/flows/machine-parts.ts'
import { thrownBy } from '#tests/flows/replies.ts'
import { sampleCompany } from '#tests/support/sample-company.ts'
import { sampleEditions } from '#tests/support/sample-editions.ts'
import { closeAlert, currentAlert } from '#ui/alert/alert-store.ts'
import type { RenderedApp } from './rendered-app.ts'

/** Makes the document one that was reloaded, as far as the shop asks. Returns how to undo it. */
function pretendReload(): () => void {
  const entries = () => [{ type: 'reload' }]
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: entries })
  return () => void Reflect.deleteProperty(performance, 'getEntriesByType')
}

/** Settles a running actor. */
interface PendingActor {
  resolve(output: unknown): void
  reject(error: unknown): void
}

const Nothing = () => null

const validSession = fromPromise<object, CallInput<typeof checkSession>>(async () => ({}))

/** Stored values of a login. */
const loggedIn = { accessToken: 'a', refreshToken: 'r', userName: 'Kim', userid: 'practice01', isLogin: 'true' }

function storeLogin(): void {
  for (const [key, value] of Object.entries(loggedIn)) localStorage.setItem(key, value)
}

/** Who opens a page of which shop. */
interface Visit {
  /** True for a member who is logged in. */
  readonly isMember?: boolean
  /** Features that the shop is without. */
  readonly off?: readonly Feature[]
  /** Facts of the company besides those of the sample. */
  readonly company?: Partial<ShopCompany>
  /** Gets what the shop would count. */
  readonly countVisit?: (counted: Counted) => void
}

/** Renders a page. */
export async function renderApp(
  address: string,
  layout: 'desktop' | 'mobile',
  language: Locale = 'en',
  { isMember = false, off = [], company = {}, countVisit }: Visit = {},
): Promise<RenderedApp> {
  // Its cookie too: tokens are waited for while it names newer ones.
  createSessionStore(localStorage, document).clear()
  localStorage.clear()
  sessionStorage.clear()
  if (isMember) storeLogin()
  const running = new Map<string, PendingActor>()

  /** The machine with actors that the test settles. Its actions and listeners are real. */
  const hold = (model: FlowModel, machine: AnyStateMachine): AnyStateMachine => {
    const settled = Object.keys(model.actors).filter((name) => !isListener(model, name))
    const actors = settled.map((name) => [
      name,
      fromPromise<unknown, unknown>(
        ({ signal }) =>
          new Promise((resolve, reject) => {
            const key = `${model.name} ${name}`
            const pending = { resolve, reject }
            running.set(key, pending)
            signal.addEventListener('abort', () => {
              if (running.get(key) === pending) running.delete(key)
            })
          }),
      ),
    ])
    return machine.provide({ actors: Object.fromEntries(actors) })
  }
  const modelOf = (name: string): FlowModel => {
    const model = flowModels.find((each) => each.name === name)
    if (!model) throw new Error(`no flow is called "${name}"`)
    return model
  }

  let isSessionOver = false
  const http: Http = async (endpoint, input, signal) => {
    if (isSessionOver && endpoint.name === refreshSession.name) throw refusedRefresh
    return frameAnswers(endpoint, input, signal)
  }

  const mount = async (href: string) => {
    const store = createSessionStore(localStorage, document)
    const sessionModel = modelOf('session')
    const held = provideSession(store, http, { reload: () => {}, forgetDrafts: () => {} })
    const session = createSession({
      store,
      start: async () => {
        // A page for members checks the session before it shows anything.
        const machine = isMember ? held.provide({ actors: { checkSession: validSession } }) : hold(sessionModel, held)
        return startSession(requireSameMachine(machine, held), store)
      },
      reload: () => {},
      leadToLogin: () => {},
    })
    const messages = createMessages(language)
    const queryClient = createQueryClient()
    seedSampleAnswers(queryClient, language)
    const router = createRouter({
      http,
      session,
      keptLists: noKeptLists,
      queryClient,
      messages,
      layout,
      today: '2026-11-21',
      contentVersion: '1.2026-11-21',
      off,
      company: { ...sampleCompany(language), ...company },
      editions: sampleEditions,
      origins: { desktop: location.origin, mobile: location.origin },
      ErrorScreen: Nothing,
      Shell: layout === 'desktop' ? desktop.Shell : mobile.Shell,
      ...(countVisit ? { countVisit } : {}),
      supportView: {
        at: '',
        open: (flow, _, provided) => ({ machine: hold(modelOf(flow), provided) }),
        Strip: Nothing,
      },
    })
    router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [href] }) })
    followVisits(router.history)
    await router.load()
    const view = render(<RouterProvider router={router} />, {
      container: document.body.appendChild(document.createElement('div')),
    })
    return { session, router, view }
  }
  let page = await mount(address)
  let forgetReload = () => {}
  const leave = () => {
    page.view.unmount()
    while (currentAlert()) closeAlert()
    document.body.replaceChildren()
  }

  return {
    language,
    settleActor: async (flow, actor, reply) => {
      await act(async () => {
        const key = `${flow} ${actor}`
        for (let turns = 0; !running.has(key) && turns < 200; turns++)
          await new Promise((resolve) => setTimeout(resolve))
        const pending = running.get(key)
        if (!pending) throw new Error(`no actor runs as "${key}"`)
        running.delete(key)
        if ('output' in reply) pending.resolve(reply.output)
        else pending.reject(thrownBy(reply))
      })
    },
    isActorRunning: (flow, actor) => running.has(`${flow} ${actor}`),
    inOtherTab: async (what) => {
      await act(async () => {
        if (what === 'log in') {
          storeLogin()
        } else localStorage.clear()
        window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }))
      })
    },
    rejectAccessToken: async () => {
      await act(async () => {
        void page.session.renew(page.session.accessToken() ?? '')
      })
    },
    endSession: async () => {
      isSessionOver = true
      await act(async () => {
        await page.session.renew(page.session.accessToken() ?? '')
      })
      isSessionOver = false
    },
    followLink: async (path) => {
      await act(async () => page.router.navigate({ href: path }))
    },
    goBack: async () => {
      await act(async () => {
        page.router.history.back()
        window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      })
    },
    goForward: async () => {
      await act(async () => page.router.history.forward())
    },
    leaveAndReturn: async () => {
      await act(async () => page.router.navigate({ href: '/cs/nowhere' }))
      await act(async () => page.router.history.back())
    },
    reload: async () => {
      const { href } = page.router.state.location
      leave()
      forgetReload = pretendReload()
      page = await mount(href)
    },
    path: () => page.router.state.location.pathname,
    address: () => page.router.state.location.href,
    close: () => {
      vi.restoreAllMocks()
      forgetReload()
      leave()
    },
  }
}

/** Answer to a refresh token of a session that has ended. */
const refusedRefresh = ApiError.received({ status: 400, code: codes.accessTokenInvalid })

/** Answers the calls of the frame and rejects all others. */
const frameAnswers: Http = async (endpoint) => {
  const answers = new Map<Endpoint, unknown>([
    [courseMenu, []],
    [courseBanners, { top: null, slides: [] }],
  ])
  const content = answers.get(endpoint)
  if (content === undefined) throw ApiError.received({ status: 0 })
  return parseAnswer(endpoint, content)
}
