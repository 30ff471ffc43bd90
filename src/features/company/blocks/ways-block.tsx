import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { BlockOf } from '#contract/pages/company-page.ts'
import { Heading } from '#ui/content/heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { MeterScale } from '#ui/pictures/meter-scale.tsx'
import * as styles from './ways-block.css.ts'

const mostColumns = 4

/** Ways to come, side by side; the way on foot as a meter of minutes. */
export function WaysBlock({ block: { ways } }: { readonly block: BlockOf<'ways'> }) {
  const columns = ways
    .slice(0, mostColumns)
    .map(({ walk }) => (walk ? 'minmax(0, 1.7fr)' : 'minmax(0, 1fr)'))
    .join(' ')
  return (
    <div className={styles.ways} style={assignInlineVars({ [styles.columns]: columns })}>
      {ways.map(({ name, text, walk }) => (
        <section key={name}>
          <Heading as="h2" size={18} marginBottom={2}>
            {name}
          </Heading>
          {walk && (
            <div className={styles.walk}>
              <Meter length={walk.minutes} filled={walk.minutes} major={4} full />
              <MeterScale>
                <span>{walk.from}</span>
                <b>{walk.label}</b>
              </MeterScale>
            </div>
          )}
          <Text as="p" muted>
            {text}
          </Text>
        </section>
      ))}
    </div>
  )
}
