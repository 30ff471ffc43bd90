import type { SupportView } from '../../../lib/support-view.ts'
import { openFlow } from './open-flow.ts'
import { Strip } from './strip.tsx'

/** Shows the flows of a page where `at` says. */
export function createSupportView(at: string): SupportView {
  return { at, open: (flow, input) => openFlow(flow, input, at), Strip }
}
