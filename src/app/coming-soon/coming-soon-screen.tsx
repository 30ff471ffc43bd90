import { Trans, useLingui } from '@lingui/react/macro'
import type { ComingSoonMessages } from './coming-soon-messages.ts'
import * as styles from '../screens/outline-screen.css.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Cluster } from '../../ui/cluster.tsx'

interface ComingSoonProps {
  readonly messages: ComingSoonMessages
}

/** Stands in for a page that is not built yet: what it will offer, and what the visitor can do until then. */
export function ComingSoonScreen({ messages }: ComingSoonProps) {
  const { i18n } = useLingui()
  return (
    <EmptyState frame="page" className={styles.page}>
      <PinnedPlan />
      <h1>{i18n._(messages.title)}</h1>
      <p>{i18n._(messages.text)}</p>
      <Cluster>
        <ButtonLink href={messages.meanwhile.href}>{i18n._(messages.meanwhile.name)}</ButtonLink>
        <ButtonLink href="/">
          <Trans>To the start</Trans>
        </ButtonLink>
      </Cluster>
    </EmptyState>
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
