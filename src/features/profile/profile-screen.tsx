import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { profile, type Profile } from '../../../contract/profile.ts'
import type { ReactNode } from 'react'
import { endpointQuery } from '../../lib/http/endpoint-query.ts'
import { koreanDay, formatDayShort } from '../../lib/i18n/format.ts'
import { useErrorText } from '../../lib/errors/use-error-text.ts'
import { useLocale } from '../../lib/i18n/use-locale.ts'
import { Icon } from '../../ui/icon.tsx'
import { AsyncContent } from '../../ui/async-content.tsx'
import { Callout } from '../../ui/callout.tsx'
import * as styles from './profile.css.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DefinitionItem } from '../../ui/definition-list.tsx'
import { useAppContext } from '../../lib/router/use-app-context.ts'

interface ProfileScreenProps {
  /** Content below the profile. */
  readonly children: ReactNode
}

/** Profile of the member, read-only. */
export function ProfileScreen({ children }: ProfileScreenProps) {
  const { http } = useAppContext()
  const { data, error, refetch } = useQuery(endpointQuery(http, profile, { params: {}, query: {} }))
  const failed = useErrorText(error)
  return (
    <div>
      <AsyncContent
        data={data}
        errorText={failed}
        errorTitle={<Trans>Your profile could not be loaded</Trans>}
        onRetry={() => void refetch()}
        skeleton={<ProfileSkeleton />}
      >
        {(data) => <Details member={data.content} />}
      </AsyncContent>
      {children}
    </div>
  )
}

function Details({ member }: { member: Profile }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { username: name, belonging } = member
  const day = formatDayShort(member.created_at, locale)
  // The last day of the restriction is the day before this moment.
  const until = member.restricted_until && formatDayShort(koreanDay(lastMomentBefore(member.restricted_until)), locale)
  const school = [belonging.scnm ?? belonging.organization, belonging.dept].filter(Boolean).join(' ')
  return (
    <>
      <h1>
        <Trans>Hello, {name}</Trans>
      </h1>
      <p className={styles.kind}>
        {member.type === 'GRP' ? (
          <Trans>Group member, registered on {day}</Trans>
        ) : (
          <Trans>Individual member, registered on {day}</Trans>
        )}
      </p>
      {member.status === 'restricted' && (
        <Callout tone="warning" title={<Trans>Your membership is restricted</Trans>}>
          {member.restricted_until === null ? (
            <Trans>You can read everything, but not buy. You can object within 15 days; ask the customer centre.</Trans>
          ) : (
            <Trans>
              You can read everything, but not buy until {until}. You can object within 15 days; ask the customer
              centre.
            </Trans>
          )}
        </Callout>
      )}
      <dl className={styles.details}>
        <Detail name={t`ID`} value={member.userid} />
        <Detail name={t`Nickname`} value={member.nickname} />
        <Detail name={t`Date of birth`} value={member.birth && formatDayShort(member.birth, locale)} isNumber />
        <Detail name={t`Mobile phone`} value={member.phone} isNumber />
        <Detail name={t`E-mail`} value={member.email} />
        <DefinitionItem name={<Trans>Identity</Trans>}>
          <Icon name={member.is_dit_vrf ? 'check' : 'circle-alert'} />{' '}
          {member.is_dit_vrf ? <Trans>Verified</Trans> : <Trans>Not verified yet</Trans>}
        </DefinitionItem>
        <Detail name={member.type === 'GRP' ? t`Group` : t`School, department`} value={member.group ?? school} />
        <DefinitionItem name={<Trans>News and offers</Trans>}>
          {member.recv_sms ? <Trans>by text message</Trans> : <Trans>no text messages</Trans>},{' '}
          {member.recv_email ? <Trans>by e-mail</Trans> : <Trans>no e-mails</Trans>}
        </DefinitionItem>
      </dl>
    </>
  )
}

/** A moment on the day that ends at `moment`. */
function lastMomentBefore(moment: string): string {
  return new Date(Date.parse(moment) - 1).toISOString()
}

function Detail({ name, value, isNumber = false }: { name: string; value: string | null; isNumber?: boolean }) {
  return (
    <DefinitionItem name={name} numeric={isNumber}>
      {value || '–'}
    </DefinitionItem>
  )
}

/** Skeleton of the profile. */
function ProfileSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className={styles.titleSkeleton} />
      <div className={styles.details}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <div key={key}>
            <Skeleton />
          </div>
        ))}
      </div>
    </div>
  )
}
