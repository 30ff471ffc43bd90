import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { endSession, endSessions, memberDetail } from '#contract/desk/members.ts'
import { formatPhone } from '#contract/values/contact.ts'
import { formatInteger, formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { showAlert } from '#ui/alert/show-alert.ts'
import { classNames } from '#ui/class-names.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { type DoneAct, DoneLine } from '../acts/acts.tsx'
import { useMayCall } from '../http/use-may-call.ts'
import { actNames } from '../messages/act-names.ts'
import { categoryNames } from '../messages/category-names.ts'
import { deviceName } from '../messages/device-names.ts'
import { errorText } from '../messages/error-text.ts'
import { memberTypeNames, relationNames } from '../messages/member-names.ts'
import { orderStatusNames } from '../messages/order-names.ts'
import { useMoments } from '../messages/use-moments.ts'
import { RecordDetails } from '../records/record-details.tsx'
import { beside, part, parts, quoted, rows, wide } from './member.css.ts'
import type { MemberDetail } from './member-screen.tsx'

/** What the shop has of a member, in parts. */
export function MemberParts({ member }: { member: MemberDetail }) {
  const { profile } = member
  return (
    <div className={parts}>
      <Stack gap={5}>
        <Profile member={member} />
        {profile && <Inquiries profile={profile} />}
      </Stack>
      <Stack gap={5}>
        <Sessions member={member} />
        <Orders member={member} />
        <Courses member={member} />
      </Stack>
      {profile && <ActsAbout profile={profile} />}
    </div>
  )
}

function Part({ title, isWide, children }: { title: ReactNode; isWide?: boolean; children: ReactNode }) {
  return (
    <Card as="section" className={classNames(part, isWide && wide)}>
      <h2>{title}</h2>
      {children}
    </Card>
  )
}

function Nothing({ children }: { children: ReactNode }) {
  return (
    <Text as="p" size="small" muted>
      {children}
    </Text>
  )
}

const identityNames: Readonly<Record<MemberDetail['identity'], MessageDescriptor>> = {
  verified: msg`Verified`,
  unverified: msg`Not verified`,
  stated: msg`Name as stated`,
}
const languageNames = { ko: '한국어', en: 'English' } as const

function Profile({ member }: { member: MemberDetail }) {
  const { t, i18n } = useLingui()
  const moment = useMoments()
  const { profile } = member
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t`ID`, member.status === 'withdrawn' ? '–' : member.userid],
    [t`Type`, i18n._(memberTypeNames[member.type])],
    [t`Registered`, moment(member.registered_at)],
    [t`Identity`, i18n._(identityNames[member.identity])],
    ...(profile
      ? ([
          [t`Email`, profile.email || '–'],
          [t`Phone`, profile.phone === null ? '–' : formatPhone(profile.phone)],
          [t`Birth`, profile.birth ?? '–'],
          [t`School or workplace`, profile.affiliation ?? '–'],
          [t`Nickname`, profile.nickname ?? '–'],
          [t`Language of emails`, languageNames[profile.locale]],
          [t`Advertising by email`, profile.receives_email ? t`Agreed` : t`No`],
          [t`Advertising by text message`, profile.receives_sms ? t`Agreed` : t`No`],
        ] as const)
      : []),
  ]
  const guardian = profile?.guardian
  return (
    <Part title={<Trans>Profile</Trans>}>
      <DefinitionList>
        {facts.map(([name, value]) => (
          <DefinitionItem key={name} name={name}>
            {value}
          </DefinitionItem>
        ))}
        {guardian && (
          <DefinitionItem name={i18n._(relationNames[guardian.relation])}>
            {guardian.phone ? `${guardian.name} ${formatPhone(guardian.phone)}` : guardian.name}
          </DefinitionItem>
        )}
      </DefinitionList>
      {!profile && (
        <Nothing>
          <Trans>Your roles show no personal data.</Trans>
        </Nothing>
      )}
    </Part>
  )
}

function Sessions({ member }: { member: MemberDetail }) {
  const { queryClient } = useAppContext()
  const { t, i18n } = useLingui()
  const moment = useMoments()
  const mayCall = useMayCall()
  const [done, setDone] = useState<DoneAct>()
  const ended = (name: string) => ({
    onSuccess: () => {
      setDone({ name })
      return queryClient.invalidateQueries({ queryKey: [memberDetail.name] })
    },
    onError: (error: Error) => {
      showAlert({ title: t`The session goes on`, content: errorText(i18n, error), primary: { name: t`OK` } })
    },
  })
  const one = useEndpointMutation(endSession, ended(t`End`))
  const all = useEndpointMutation(endSessions, ended(t`End all`))
  const { id, sessions } = member
  const askForAll = () =>
    showAlert({
      title: t`End every session?`,
      content: t`The member is logged out in every browser, and can log in again.`,
      primary: { name: t`End all`, action: () => all.mutate({ params: { id } }) },
      secondary: { name: t`Keep` },
    })
  return (
    <Part title={<Trans>Sessions</Trans>}>
      <DoneLine act={done} />
      {sessions.length === 0 ? (
        <Nothing>
          <Trans>Logged in nowhere.</Trans>
        </Nothing>
      ) : (
        <ul className={rows}>
          {sessions.map((session) => {
            const name = deviceName(i18n, session)
            const used = moment(session.last_used_at)
            return (
              <li key={session.id}>
                <span>
                  <span>{name}</span>
                  <br />
                  <small>
                    <Trans>Last used {used}</Trans>
                  </small>
                </span>
                {mayCall(endSession) && (
                  <Button
                    size="small"
                    aria-label={t`End ${name}`}
                    busy={one.isPending}
                    onClick={() => one.mutate({ params: { id, session: session.id } })}
                  >
                    <Trans>End</Trans>
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {sessions.length > 1 && mayCall(endSessions) && (
        <div>
          <Button size="small" busy={all.isPending} onClick={askForAll}>
            <Trans>End all</Trans>
          </Button>
        </div>
      )}
    </Part>
  )
}

function Orders({ member }: { member: MemberDetail }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const moment = useMoments()
  const { orders, orders_total: all } = member
  const total = formatInteger(all)
  return (
    <Part title={<Trans>Orders</Trans>}>
      {orders.length === 0 && (
        <Nothing>
          <Trans>No orders.</Trans>
        </Nothing>
      )}
      <ul className={rows}>
        {orders.map(({ number, status, total_amt, ordered_at }) => (
          <li key={number}>
            <span>
              <Link to="/orders/$number" params={{ number }}>
                {number}
              </Link>
              <br />
              <small>{moment(ordered_at)}</small>
            </span>
            <span>{`${formatWon(total_amt, locale)} · ${i18n._(orderStatusNames[status])}`}</span>
          </li>
        ))}
      </ul>
      {all > orders.length && (
        <Nothing>
          <Trans>{total} in all; the latest are shown.</Trans>
        </Nothing>
      )}
    </Part>
  )
}

function Courses({ member }: { member: MemberDetail }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <Part title={<Trans>Courses</Trans>}>
      {member.courses.length === 0 && (
        <Nothing>
          <Trans>No courses.</Trans>
        </Nothing>
      )}
      <ul className={rows}>
        {member.courses.map(({ course, title, order_number, starts_on, ends_on, revoked_at, done, lessons }) => (
          <li key={`${order_number} ${course}`}>
            <span>
              <span>{title[locale]}</span>
              <br />
              <small>
                {revoked_at === null ? `${starts_on} – ${ends_on ?? t`for good`}` : t`Access ended with the order`}
              </small>
            </span>
            <Trans>
              {done} of {lessons} lessons
            </Trans>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Inquiries({ profile }: { profile: NonNullable<MemberDetail['profile']> }) {
  const { i18n } = useLingui()
  const moment = useMoments()
  const { inquiries, answers } = profile
  return (
    <Part title={<Trans>Inquiries</Trans>}>
      {inquiries.length + answers.length === 0 && (
        <Nothing>
          <Trans>No inquiries while logged in, or their answers are deleted.</Trans>
        </Nothing>
      )}
      <ul className={rows}>
        {inquiries.map(({ id, category, title, sent_at }) => (
          <li key={id}>
            <span>
              <TextLink to="/inquiries/$number" params={{ number: String(id) }}>
                {title}
              </TextLink>
              <br />
              <small>{`${i18n._(categoryNames[category])} · ${moment(sent_at)}`}</small>
            </span>
            <Trans>Waits for an answer</Trans>
          </li>
        ))}
        {answers.map(({ id, category, answered_at, answer }) => {
          const answered = moment(answered_at)
          return (
            <li key={id}>
              <span>
                <Trans>Inquiry {id}</Trans> <span>{`· ${i18n._(categoryNames[category])}`}</span>
              </span>
              <small>
                <Trans>Answered {answered}</Trans>
              </small>
              <span className={quoted}>{answer}</span>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

function ActsAbout({ profile }: { profile: NonNullable<MemberDetail['profile']> }) {
  const { i18n } = useLingui()
  const moment = useMoments()
  return (
    <Part title={<Trans>What operators did</Trans>} isWide>
      {profile.acts.length === 0 && (
        <Nothing>
          <Trans>Nothing yet.</Trans>
        </Nothing>
      )}
      <ul className={rows}>
        {profile.acts.map(({ happened_at, operator, act, details }) => (
          <li key={`${happened_at} ${act}`}>
            <span>
              <b>{i18n._(actNames[act])}</b>
              <br />
              <small>{`${operator} · ${moment(happened_at)}`}</small>
            </span>
            <div className={beside}>
              <RecordDetails details={details} />
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}
