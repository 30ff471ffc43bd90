import { Trans, useLingui } from '@lingui/react/macro'
import { businessHours } from '../../../contract/limits.ts'
import type { ComingSoonMessages } from './coming-soon-messages.ts'
import { email, phone } from '../../../contract/company.ts'
import { useMenu } from '../../layouts/parts/frame-data.ts'
import { WeekdayHours } from '../../ui/weekday-hours.tsx'
import * as styles from '../screens/outline-screen.css.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DefinitionList, DefinitionItem } from '../../ui/definition-list.tsx'
import { Cluster } from '../../ui/cluster.tsx'

interface ComingSoonProps {
  readonly messages: ComingSoonMessages
  /** True for the inquiry page, which shows phone number and e-mail address instead. */
  readonly reachesPeople: boolean
  /** Number of the course that an inquiry is about. */
  readonly course: number | undefined
}

/** Stands in for a page that is not built yet: what it will offer, and what the visitor can do until then. */
export function ComingSoonScreen({ messages, reachesPeople, course }: ComingSoonProps) {
  const { i18n } = useLingui()
  return (
    <EmptyState frame="page" className={styles.page}>
      <PinnedPlan />
      <h1>{i18n._(messages.title)}</h1>
      <p>{i18n._(messages.text)}</p>
      {reachesPeople && <People course={course} />}
      <Cluster>
        <ButtonLink href={messages.meanwhile.href}>{i18n._(messages.meanwhile.name)}</ButtonLink>
        <ButtonLink href="/">
          <Trans>To the start</Trans>
        </ButtonLink>
      </Cluster>
    </EmptyState>
  )
}

/** Phone, hours and e-mail; a letter about a course begins with its name. */
function People({ course }: { course: number | undefined }) {
  const { t } = useLingui()
  const categories = useMenu()
  const courses = categories.flatMap((each) => [...each.courses.IDV, ...each.courses.GRP])
  const title = courses.find((each) => each.idx === course)?.title
  const subject = title ?? (course === undefined ? undefined : t`Course ${course}`)
  const mail = subject === undefined ? `mailto:${email}` : `mailto:${email}?subject=${encodeURIComponent(subject)}`
  return (
    <DefinitionList className={styles.contact}>
      {subject !== undefined && <DefinitionItem name={<Trans>About</Trans>}>{subject}</DefinitionItem>}
      <DefinitionItem name={<Trans>Phone</Trans>}>
        <TextLink href={`tel:${phone}`}>{phone}</TextLink>
      </DefinitionItem>
      <DefinitionItem name={<Trans>Hours</Trans>}>
        <WeekdayHours {...businessHours} />
      </DefinitionItem>
      <DefinitionItem name={<Trans>E-mail</Trans>}>
        <TextLink href={mail}>{email}</TextLink>
      </DefinitionItem>
    </DefinitionList>
  )
}

/** A sheet that is pinned up and still to be filled, with a rule under it. */
function PinnedPlan() {
  return (
    <svg
      className={styles.broad}
      viewBox="0 0 240 172"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <circle className={styles.pin} cx="72" cy="10" r="4" />
      <circle className={styles.pin} cx="168" cy="10" r="4" />
      <g strokeDasharray="5 4">
        <path d="M24 22h192v136H24zM48 52h70M48 70h90M48 88h62M160 48h36v48h-36z" />
      </g>
      <path
        className={styles.baseLine}
        d="M48 136h80M48.5 136v-13M64.5 136v-7M80.5 136v-7M96.5 136v-7M112.5 136v-7M128 136v-13"
      />
    </svg>
  )
}
