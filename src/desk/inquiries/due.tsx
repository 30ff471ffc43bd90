import { useLingui } from '@lingui/react/macro'
import { serverNow } from '#lib/time/server-time.ts'
import { Tag } from '#ui/content/tag.tsx'
import { useMoments } from '../messages/use-moments.ts'

/** Until when something is to be done; red once it is late. */
export function Due({ at }: { at: string }) {
  const { t } = useLingui()
  const moment = useMoments()
  const isLate = Date.parse(at) < serverNow()
  const when = moment(at)
  return isLate ? <Tag tone="danger">{t`Late: ${when}`}</Tag> : <span>{when}</span>
}
