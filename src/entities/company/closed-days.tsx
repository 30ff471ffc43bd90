import { Trans } from '@lingui/react/macro'
import { useCompany } from '#lib/company/use-company.ts'
import { formatDay } from '#lib/i18n/format.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'

/** Closed days that are announced at once. */
const mostDays = 3

/** The next days on which support is closed besides weekends and public holidays; nothing without any. */
export function ClosedDays() {
  const { today, messages } = useAppContext()
  const { locale } = messages
  const next = useCompany()
    .closed_on.filter((day) => day >= today)
    .toSorted()
    .slice(0, mostDays)
  if (next.length === 0) return null
  const days = next.map((day) => formatDay(day, today, locale)).join(', ')
  return <Trans>Closed on {days}</Trans>
}
