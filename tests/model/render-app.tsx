import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { type AnyStateMachine, fromPromise } from 'xstate'
import * as v from 'valibot'
import { courseBanners, courseMenu } from '../../contract/course-calls.ts'
import type { CallInput, Endpoint } from '../../contract/endpoint.ts'
import type { checkSession } from '../../contract/session.ts'
import type { FlowModel } from '../../machines/models/flow-model.ts'
import { flowModels } from '../../machines/models/flow-models.ts'
import { createQueryClient, createRouter } from '../../src/app/router.tsx'
import { seedSampleAnswers } from '../../src/features/support/view/sample-answers.ts'
import { ApiError } from '../../contract/api-error.ts'
import type { Http } from '../../src/lib/http/http.ts'
import { createMessages } from '../../src/lib/i18n/i18n.ts'
import { requireSameMachine } from '../../src/lib/flows/same-machine.ts'
import { createSession } from '../../src/lib/session/session.ts'
import { provideSession, startSession } from '../../src/lib/session/session.flow.ts'
import { createSessionStore } from '../../src/lib/session/session-store.ts'
import { currentAlert, closeAlert } from '../../src/ui/alert-store.ts'
import * as desktop from '../../src/layouts/desktop/shell.tsx'
import * as mobile from '../../src/layouts/mobile/shell.tsx'

/** How a waiting actor is ended. */
interface Waiting {
  resolve(output: unknown): void
  reject(error: unknown): void
}

/** The real screens of the shop on a page in memory, whose flows wait for replies that a test gives. */
export interface RenderedApp {
  /** Ends an actor that runs, as one of the model's replies. Waits until it runs. */
  settleActor(flow: string, actor: string, reply: { output: unknown } | { error: unknown }): Promise<void>
  /** Whether an actor of a flow runs. */
  isActorRunning(flow: string, actor: string): boolean
  /** Logs this browser in or out as another tab would. */
  inOtherTab(what: 'log in' | 'log out'): Promise<void>
  /** A call of this page is answered that its access token is over. */
  rejectAccessToken(): Promise<void>
  followLink(path: string): Promise<void>
  goBack(): Promise<void>
  goForward(): Promise<void>
  /** Goes to another page of the shop, and comes back by the browser's Back. */
  leaveAndReturn(): Promise<void>
  /** Loads the page again, as after a reload or when the browser had discarded the tab. */
  reload(): Promise<void>
  path(): string
  close(): void
}

const Nothing = () => null

const good = fromPromise<object, CallInput<typeof checkSession>>(async () => ({}))

/** What is kept of a login. */
const loggedIn = { accessToken: 'a', refreshToken: 'r', userName: 'Kim', isLogin: 'true' }

function keepLogin(): void {
  for (const [key, value] of Object.entries(loggedIn)) localStorage.setItem(key, value)
}

/** Opens a page; `isMember` when it is for members, who are logged in then. */
export async function renderApp(address: string, layout: 'desktop' | 'mobile', isMember = false): Promise<RenderedApp> {
  localStorage.clear()
  sessionStorage.clear()
  if (isMember) keepLogin()
  const waiting = new Map<string, Waiting>()

  /** The machine with actors that end when the test says so; its actions stay real. */
  const hold = (model: FlowModel, machine: AnyStateMachine): AnyStateMachine => {
    const actors = Object.keys(model.actors).map((name) => [
      name,
      fromPromise<unknown, unknown>(
        ({ self, signal }) =>
          new Promise((resolve, reject) => {
            const key = `${model.name} ${name}`
            const place = { resolve, reject }
            waiting.set(key, place)
            signal.addEventListener('abort', () => {
              if (waiting.get(key) === place) waiting.delete(key)
            })
            void self
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

  const mount = async (href: string) => {
    const http = frameAlone
    const store = createSessionStore(localStorage, document)
    const sessionModel = modelOf('session')
    const held = provideSession(store, http, () => {})
    const session = createSession({
      store,
      start: async () => {
        // A member's page asks whether the session is good before it shows anything.
        const machine = isMember ? held.provide({ actors: { checkSession: good } }) : hold(sessionModel, held)
        return startSession(requireSameMachine(machine, held), store)
      },
      reload: () => {},
      leadToLogin: () => {},
    })
    const words = createMessages('en')
    const queryClient = createQueryClient()
    seedSampleAnswers(queryClient, 'ko')
    const router = createRouter({
      http,
      session,
      queryClient,
      words,
      layout,
      today: '2026-11-21',
      origins: { desktop: location.origin, mobile: location.origin },
      ErrorScreen: Nothing,
      Shell: layout === 'desktop' ? desktop.Shell : mobile.Shell,
      supportView: {
        at: '',
        open: (flow, _, provided) => ({ machine: hold(modelOf(flow), provided) }),
        Strip: Nothing,
      },
    })
    router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [href] }) })
    await router.load()
    const view = render(<RouterProvider router={router} />, {
      container: document.body.appendChild(document.createElement('div')),
    })
    return { session, router, view }
  }
  let page = await mount(address)
  const leave = () => {
    page.view.unmount()
    while (currentAlert()) closeAlert()
    document.body.replaceChildren()
  }

  return {
    settleActor: async (flow, actor, reply) => {
      await act(async () => {
        const key = `${flow} ${actor}`
        for (let turns = 0; !waiting.has(key) && turns < 200; turns++)
          await new Promise((resolve) => setTimeout(resolve))
        const place = waiting.get(key)
        if (!place) throw new Error(`nobody waits for "${key}"`)
        waiting.delete(key)
        if ('output' in reply) place.resolve(reply.output)
        else place.reject(reply.error)
      })
    },
    isActorRunning: (flow, actor) => waiting.has(`${flow} ${actor}`),
    inOtherTab: async (what) => {
      await act(async () => {
        if (what === 'log in') {
          keepLogin()
        } else localStorage.clear()
        window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }))
      })
    },
    rejectAccessToken: async () => {
      await act(async () => {
        void page.session.renew(page.session.accessToken() ?? '', false)
      })
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
      page = await mount(href)
    },
    path: () => page.router.state.location.pathname,
    close: leave,
  }
}

/** Answers what the frame asks for; nothing else gets through. */
const frameAlone: Http = async (endpoint) => {
  const answers = new Map<Endpoint, unknown>([
    [courseMenu, []],
    [courseBanners, { top: null, slides: [] }],
  ])
  const content = answers.get(endpoint)
  if (content === undefined) throw ApiError.received({ status: 0 })
  return { content: v.parse(endpoint.content, content), page_info: undefined }
}
