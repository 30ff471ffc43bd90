import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Text } from '#ui/content/text.tsx'
import { small } from '#ui/diagram/diagram.css.ts'
import { Ground, StateBox } from '#ui/diagram/diagram-shapes.tsx'
import { CardLink } from '#ui/layout/card.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { SupportFrame } from '../layout/support-frame.tsx'
import type { FlowDescription } from './flow-description.ts'
import * as styles from './gallery.css.ts'
import { offeredFlows } from './offered.ts'

/** Thumbnails of all flows, with one tick per state. */
export function Gallery() {
  const { t } = useLingui()
  const { off } = useAppContext()
  return (
    <SupportFrame tab="flows" intro={t`Opens every state of every flow, with sample data. Nothing is sent.`}>
      <div className={styles.gallery}>
        {offeredFlows(off).map((flow) => (
          <FlowCard key={flow.name} flow={flow} />
        ))}
      </div>
    </SupportFrame>
  )
}

function FlowCard({ flow }: { flow: FlowDescription }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { name, title, states, diagram, transitions, paths: pathCount } = flow
  const { left, top, width, height } = diagram
  const count = states.length
  return (
    <CardLink className={styles.flow} to="/support/flows/$name" params={{ name }}>
      <svg className={small} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
        <Ground diagram={diagram} />
        {diagram.states.map((box) => {
          const state = states.find((each) => each.name === box.name)
          return <StateBox key={box.name} box={box} tags={state?.tags ?? []} isFinal={state?.isFinal ?? false} />
        })}
      </svg>
      <h2>{title[locale]}</h2>
      <code>{name}</code>
      <Meter length={count} unit="12px" label={t`${plural(count, { one: '# state', other: '# states' })}`}>
        {count}
      </Meter>
      <Text as="p" size="small" muted>
        {t`States ${count} · transitions ${transitions} · paths ${pathCount}`}
      </Text>
    </CardLink>
  )
}
