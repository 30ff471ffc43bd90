import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Profile, profile } from '#contract/accounts/profile.ts'
import { formatPhone } from '#contract/values/contact.ts'
import { ConsentQuestion } from '#entities/consent/consent-question.tsx'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useFeature } from '#lib/features/use-feature.ts'
import { formatDayShort, koreanDay } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { DefinitionItem } from '#ui/content/definition-list.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { ConsentDetails } from './consent-details.tsx'
import * as styles from './profile.css.ts'

interface ProfileScreenProps {
  /** The member's courses, above the profile. */
  readonly learning: ReactNode
  /** Content below the profile. */
  readonly children: ReactNode
}

/** The member's page: a greeting, what they learn, and their profile, read-only. */
export function ProfileScreen({ learning, children }: ProfileScreenProps) {
  const { http } = useAppContext()
  const { data, error, refetch } = useQuery(endpointQuery(http, profile, {}))
  const failed = useFailure(error)
  return (
    <div>
      {failed !== undefined && (
        <h1>
          <Trans>My profile</Trans>
        </h1>
      )}
      <AsyncContent
        data={data}
        errorText={failed}
        errorTitle={<Trans>Your profile didn’t load</Trans>}
        onRetry={() => void refetch()}
        skeleton={<Skeleton width="14rem" height="2.5rem" />}
      >
        {(data) => <Greeting member={data} />}
      </AsyncContent>
      {learning}
      {data ? <Details member={data} /> : failed === undefined && <ProfileSkeleton />}
      {children}
    </div>
  )
}

function Greeting({ member }: { member: Profile }) {
  const locale = useLocale()
  const { username: name } = member
  const day = formatDayShort(member.created_at, locale)
  // The last day of the restriction is the day before this moment.
  const until = member.restricted_until && formatDayShort(koreanDay(lastMomentBefore(member.restricted_until)), locale)
  return (
    <>
      <h1>
        <Trans>Hello, {name}</Trans>
      </h1>
      <Text as="p" muted>
        {member.type === 'GRP' ? (
          <Trans>Team account, joined {day}</Trans>
        ) : (
          <Trans>Individual account, joined {day}</Trans>
        )}
      </Text>
      {member.status === 'restricted' && (
        <Callout tone="warning" title={<Trans>Your account is restricted</Trans>}>
          {member.restricted_until === null ? (
            <Trans>You can’t buy right now.</Trans>
          ) : (
            <Trans>You can’t buy until {until}.</Trans>
          )}{' '}
          <TextLink to="/mypage/membership">
            <Trans>Reason and how to object</Trans>
          </TextLink>
        </Callout>
      )}
      <ConsentQuestion member={member} document="collection" />
      <ConsentQuestion member={member} document="marketing" />
    </>
  )
}

function Details({ member }: { member: Profile }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { belonging, type } = member
  const verifiesIdentity = useFeature('identity-verification')
  return (
    <section>
      <Cluster justify="between">
        <h2>
          <Trans>My profile</Trans>
        </h2>
        <ButtonLink size="small" to="/mypage/edit">
          <Icon name="pencil" />
          <Trans>Edit profile</Trans>
        </ButtonLink>
      </Cluster>
      <dl className={styles.details}>
        <Detail name={t`ID`} value={member.userid} />
        <Detail name={t`Nickname`} value={member.nickname} />
        <Detail name={t`Date of birth`} value={member.birth && formatDayShort(member.birth, locale)} isNumber />
        <Detail name={t`Mobile phone`} value={member.phone && formatPhone(member.phone)} isNumber />
        <Detail name={t`Email`} value={member.email} />
        {verifiesIdentity && (
          <DefinitionItem name={<Trans>Identity</Trans>}>
            <Icon name={member.is_dit_vrf ? 'check' : 'circle-alert'} />{' '}
            {member.is_dit_vrf ? <Trans>Verified</Trans> : <Trans>Not verified</Trans>}
          </DefinitionItem>
        )}
        {type === 'GRP' && <Detail name={t`Organisation`} value={member.group} />}
        {(type === 'GRP' || belonging.organization !== null) && (
          <Detail name={type === 'GRP' ? t`Institution` : t`Workplace`} value={belonging.organization} />
        )}
        {type === 'IDV' && <Detail name={t`School name`} value={belonging.scnm} />}
        {type === 'IDV' && <Detail name={t`Student ID`} value={belonging.clno} isNumber />}
        {type === 'IDV' && <Detail name={t`College`} value={belonging.colg} />}
        <Detail name={t`Department`} value={belonging.dept} />
        {type === 'IDV' && <Detail name={t`Major`} value={belonging.major} />}
        <ConsentDetails member={member} />
      </dl>
    </section>
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
    <div className={styles.details}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <div key={key}>
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
