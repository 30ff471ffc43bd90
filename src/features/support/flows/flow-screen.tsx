import { useLingui } from '@lingui/react/macro'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { Text } from '#ui/content/text.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { columns } from '../layout/support-frame.css.ts'
import { SupportFrame } from '../layout/support-frame.tsx'
import { EditorLinks } from './editor-links.tsx'
import type { FlowDescription } from './flow-description.ts'
import { FlowDiagram } from './flow-diagram.tsx'
import { FlowList } from './flow-list.tsx'
import * as styles from './flow-screen.css.ts'
import type { MachineTexts } from './machine-texts.ts'
import { StateTable } from './state-table.tsx'

interface FlowScreenProps {
  readonly flow: FlowDescription
  readonly texts: MachineTexts
  /** Highlighted state. */
  readonly marked: string | undefined
}

/** Page of a flow: its diagram, its states with their support views, and its machine for editors. */
export function FlowScreen({ flow, texts, marked }: FlowScreenProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { name, title, states, transitions, paths } = flow
  const count = states.length
  return (
    <SupportFrame tab="flows" intro={t`Opens every state of every flow, with sample data. Nothing is sent.`}>
      <div className={columns}>
        <FlowList current={name} />
        <div>
          <Cluster justify="between" className={styles.heading}>
            <h2>
              <span>{title[locale]}</span> <code>{name}</code>
            </h2>
            <Text as="p" size="small" muted>
              {t`States ${count} · transitions ${transitions} · all of them walked on ${paths} paths`}
            </Text>
          </Cluster>
          <FlowDiagram flow={flow} marked={marked} />
          <StateTable flow={flow} marked={marked} />
          <EditorLinks flow={name} texts={texts} />
        </div>
      </div>
    </SupportFrame>
  )
}
