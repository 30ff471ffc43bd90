import type { Locale } from '#contract/values/locale.ts'
import type { SupportView } from '#lib/flows/support-view.ts'
import type { SessionState } from '#machines/session.machine.ts'
import { flowModels } from '#tests/flows/flow-models.ts'
import { sampleIn } from './english-samples.ts'
import { hasState, openFlow } from './open-flow.ts'
import { Strip } from './strip.tsx'

/** Shows the flows of the page at `path` in the state of `at`, with sample data in the language of the page. */
export function createSupportView(at: string, path: string, locale: Locale): SupportView {
  const open: SupportView['open'] = (flow, input) => {
    const { machine, snapshot } = openFlow(
      flow,
      input,
      flow === 'session' && isSeenByMembers(at, path) ? memberState : at,
    )
    return snapshot === undefined ? { machine } : { machine, snapshot: sampleIn(snapshot, locale) }
  }
  return { at, open, Strip }
}

const memberState: SessionState = 'signedIn'

/** True when the view shows a page for members, unless it shows the session itself. */
function isSeenByMembers(at: string, path: string): boolean {
  const session = flowModels.find(({ name }) => name === 'session')
  if (session && hasState(session, at)) return false
  return flowModels.some(({ starts }) =>
    Object.values(starts).some((start) => start.isMember && pathOf(start.address) === path),
  )
}

function pathOf(address: string): string {
  return address.split('?')[0] ?? ''
}
