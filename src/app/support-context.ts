import { rejectCalls } from '../features/support/view/sample-answers.ts'
import { createSampleSession } from '../features/support/view/sample-session.ts'
import { createSupportView } from '../features/support/view/support-view.ts'
import { noKeptLists } from '../lib/kept-lists/kept-lists.ts'
import type { RouterContext } from './router.tsx'
import { SupportShell } from './support-shell.tsx'

/** Router context of a support view, which shows flows in the state `at`: calls are rejected and nothing is stored. */
export function createSupportContext(
  page: Omit<RouterContext, 'session' | 'http' | 'keptLists'>,
  at: string,
  path: string,
): RouterContext {
  const supportView = createSupportView(at, path, page.messages.locale)
  return {
    ...page,
    http: rejectCalls,
    session: createSampleSession(supportView, page.messages.locale),
    keptLists: noKeptLists,
    supportView,
    Shell: SupportShell,
  }
}
