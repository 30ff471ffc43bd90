import { msg } from '@lingui/core/macro'
import { redirect } from '@tanstack/react-router'
import type { LocaleMessages } from '../../../lib/i18n/i18n.ts'
import { supportHead, type SupportHead } from '../layout/support-head.ts'
import { flowNamed } from './flows.ts'
import type { FlowDescription } from './flow-description.ts'
import { loadMachineFiles, type MachineFiles } from './machine-files.ts'

/** Loads a flow with the files of its machine. Redirects to the list for an unknown name. */
export async function loadFlow(
  { messages }: { messages: LocaleMessages },
  name: string,
): Promise<{ head: SupportHead; flow: FlowDescription; files: MachineFiles }> {
  const flow = flowNamed(name)
  if (!flow) throw redirect({ to: '/support' })
  const title = flow.title[messages.locale]
  const head = supportHead(
    messages.i18n,
    msg`Flow: ${title}`,
    msg`The diagram of a flow, and every state with links to look at it.`,
  )
  return { head, flow, files: await loadMachineFiles(name) }
}
