import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { membership, objectionLimits, type Restriction, type SanctionCause } from '../../../contract/membership.ts'
import { paths } from '../../../contract/paths.ts'
import { useErrorText } from '../../lib/errors/use-error-text.ts'
import { endpointQuery } from '../../lib/http/endpoint-query.ts'
import { formatDayShort, formatMomentWithYear, koreanDay } from '../../lib/i18n/format.ts'
import { useLocale } from '../../lib/i18n/use-locale.ts'
import { useAppContext } from '../../lib/router/use-app-context.ts'
import { AsyncContent } from '../../ui/async-content.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { DefinitionItem, DefinitionList } from '../../ui/definition-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import * as styles from './membership-screen.css.ts'

const causes: Record<SanctionCause, MessageDescriptor> = {
  fraud: msg`Fraud: payments or identities that were not yours to use`,
  false_information: msg`False information about you`,
  shared_credentials: msg`A login that was shared with others`,
  breach: msg`A breach of the terms of use`,
}

/** How the member stands: why the membership is restricted, until when, and how to object. */
export function MembershipScreen() {
  const { http } = useAppContext()
  const { data, error, refetch } = useQuery(endpointQuery(http, membership, { params: {}, query: {} }))
  const failed = useErrorText(error)
  return (
    <>
      <h1>
        <Trans>Your membership</Trans>
      </h1>
      <AsyncContent
        data={data}
        errorText={failed}
        errorTitle={<Trans>Your membership could not be loaded</Trans>}
        onRetry={() => void refetch()}
        skeleton={<Skeleton />}
      >
        {({ content: { restriction } }) =>
          restriction ? <RestrictionDetails restriction={restriction} /> : <NoRestriction />
        }
      </AsyncContent>
    </>
  )
}

function NoRestriction() {
  return (
    <div className={styles.content}>
      <p>
        <Trans>Your membership is active. Nothing is restricted.</Trans>
      </p>
      <ButtonLink href={paths.myPage()}>
        <Trans>To my page</Trans>
      </ButtonLink>
    </div>
  )
}

function RestrictionDetails({ restriction }: { readonly restriction: Restriction }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { cause, since, until, objection_until, objected_at, answer_until } = restriction
  const { answerDays } = objectionLimits
  const day = (moment: string) => formatDayShort(koreanDay(moment), locale)
  const answerDay = answer_until === null ? undefined : day(answer_until)
  return (
    <div className={styles.content}>
      <Callout
        className={styles.wide}
        tone="warning"
        announced={false}
        title={<Trans>Your membership is restricted</Trans>}
      >
        <Trans>You can read and learn, but not buy.</Trans>{' '}
        {cause === 'fraud' && <Trans>Leaving the shop is possible once the restriction has ended.</Trans>}
      </Callout>
      <DefinitionList className={styles.wide}>
        <DefinitionItem name={<Trans>Reason</Trans>}>{i18n._(causes[cause])}</DefinitionItem>
        <DefinitionItem name={<Trans>Since</Trans>} numeric>
          {formatMomentWithYear(since, locale)}
        </DefinitionItem>
        <DefinitionItem name={<Trans>Until</Trans>} numeric={until !== null}>
          {until === null ? <Trans>No end</Trans> : formatMomentWithYear(until, locale)}
        </DefinitionItem>
        {objected_at === null ? (
          <DefinitionItem name={<Trans>Last day to object</Trans>} numeric>
            {day(objection_until)}
          </DefinitionItem>
        ) : (
          <DefinitionItem name={<Trans>You objected on</Trans>} numeric>
            {day(objected_at)}
          </DefinitionItem>
        )}
        <DefinitionItem name={<Trans>Our answer</Trans>} numeric={answerDay !== undefined}>
          {answerDay === undefined ? (
            <Trans>Within {answerDays} days of your objection</Trans>
          ) : (
            <Trans>By {answerDay}</Trans>
          )}
        </DefinitionItem>
      </DefinitionList>
      {objected_at === null && (
        <ButtonLink variant="primary" href={paths.inquiry({ type: 'account', about: 'restriction' })}>
          <Trans>Object to the restriction</Trans>
        </ButtonLink>
      )}
    </div>
  )
}
