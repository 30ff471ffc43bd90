import { Trans, useLingui } from '@lingui/react/macro'
import { objectionLimits, type Termination } from '#contract/accounts/membership.ts'
import { formatDayShort, formatMomentWithYear, koreanDay } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import * as styles from './membership-screen.css.ts'
import { sanctionCauses } from './sanction-causes.ts'

interface SanctionDetailsProps {
  readonly sanction: Termination
  /** End of a restriction, null for one without an end; absent for a termination. */
  readonly until?: string | null
}

/** Reason and dates of a restriction or termination, and the two terms of an objection. */
export function SanctionDetails({ sanction, until }: SanctionDetailsProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { cause, since, objection_until, objected_at, answer_until, answered_at } = sanction
  const { answerDays } = objectionLimits
  const day = (moment: string) => formatDayShort(koreanDay(moment), locale)
  const answerDay = answer_until === null ? undefined : day(answer_until)
  const answeredDay = answered_at === null ? undefined : day(answered_at)
  return (
    <DefinitionList className={styles.wide}>
      <DefinitionItem name={<Trans>Reason</Trans>}>{i18n._(sanctionCauses[cause])}</DefinitionItem>
      <DefinitionItem
        name={until === undefined ? <Trans>Terminated on</Trans> : <Trans>Restricted since</Trans>}
        numeric
      >
        {formatMomentWithYear(since, locale)}
      </DefinitionItem>
      {until !== undefined && (
        <DefinitionItem name={<Trans>Restricted until</Trans>} numeric={until !== null}>
          {until === null ? <Trans>Permanent</Trans> : formatMomentWithYear(until, locale)}
        </DefinitionItem>
      )}
      {objected_at === null ? (
        <DefinitionItem name={<Trans>Last day to object</Trans>} numeric>
          {day(objection_until)}
        </DefinitionItem>
      ) : (
        <DefinitionItem name={<Trans>Objection filed</Trans>} numeric>
          {day(objected_at)}
        </DefinitionItem>
      )}
      <DefinitionItem name={<Trans>Our answer</Trans>} numeric={answerDay !== undefined}>
        {answeredDay !== undefined ? (
          <Trans>Emailed on {answeredDay}</Trans>
        ) : answerDay === undefined ? (
          <Trans>Within {answerDays} days of your objection</Trans>
        ) : (
          <Trans>By {answerDay}</Trans>
        )}
      </DefinitionItem>
    </DefinitionList>
  )
}
