import { createBrowserHistory } from '@tanstack/react-router'
import * as v from 'valibot'
import { orderDayIn } from '../features/support/flows/order-day.ts'
import { blockCalls, discardStorage } from '../features/support/view/isolate-page.ts'
import { seedSampleAnswers } from '../features/support/view/sample-answers.ts'
import { atParameter } from '../lib/url/search-schema.ts'
import { hydrate } from './hydrate.tsx'
import { readPageContext } from './page-context.ts'
import { createRouter } from './router.tsx'
import { createShopContext } from './shop-context.ts'
import { createSupportContext } from './support-context.ts'

/** Entry of the support area and of support views (`?at=`). Pages of the shop never load it. */
const at = v.parse(atParameter, new URLSearchParams(location.search).get('at') ?? undefined)
if (at === undefined) hydrate(createRouter(createShopContext()))
else openSupportView(at)

/** Shows the page with its flows in a state. */
function openSupportView(state: string): void {
  const context = createSupportContext(readPageContext(), state, location.pathname)
  const orderDay = orderDayIn(location.search) ?? context.today
  seedSampleAnswers(context.queryClient, context.messages.locale, { at: state, orderDay })
  const router = createRouter(context)
  router.update({ ...router.options, history: leavingHistory() })
  blockCalls(window, context.messages.i18n)
  discardStorage(window)
  hydrate(router)
}

/** History that loads a document for every other path, since other pages belong to the shop's entry. */
function leavingHistory() {
  const history = createBrowserHistory()
  const { replace } = history
  history.push = (path) => location.assign(path)
  history.replace = (path, state) => {
    if (new URL(path, location.href).pathname === location.pathname) replace(path, state)
    else location.replace(path)
  }
  return history
}
