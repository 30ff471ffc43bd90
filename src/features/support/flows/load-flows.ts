import { msg } from '@lingui/core/macro'
import { redirect } from '@tanstack/react-router'
import type { LocaleMessages } from '../../../lib/i18n/i18n.ts'
import { supportHead, type SupportHead } from '../layout/support-head.ts'
import { flowNamed } from './flows.ts'
import type { FlowDescription } from './flow-description.ts'
import type { MachineTexts } from './machine-texts.ts'

/** Loads a flow with its machine for editors. Redirects to the list for an unknown name. */
export async function loadFlow(
  { messages }: { messages: LocaleMessages },
  name: string,
): Promise<{ head: SupportHead; flow: FlowDescription; texts: MachineTexts }> {
  const flow = flowNamed(name)
  const { machineTexts } = await import('./machine-texts.ts')
  const texts = machineTexts[name]
  if (!flow || !texts) throw redirect({ to: '/support' })
  const title = flow.title[messages.locale]
  const head = supportHead(
    messages.i18n,
    msg`Flow: ${title}`,
    msg`The diagram of a flow, and every state with links to look at it.`,
  )
  return { head, flow, texts }
}
