import { useLingui } from '@lingui/react/macro'
import type { MemberStatus } from '#contract/desk/members.ts'
import { Tag } from '#ui/content/tag.tsx'
import { memberStatusNames } from '../messages/member-names.ts'

const tones = {
  active: 'success',
  restricted: 'warning',
  terminated: 'danger',
  withdrawal_requested: 'warning',
  withdrawn: 'neutral',
} as const

export function StatusTag({ status }: { status: MemberStatus }) {
  const { i18n } = useLingui()
  return <Tag tone={tones[status]}>{i18n._(memberStatusNames[status])}</Tag>
}
