import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import * as shapes from '#ui/diagram/diagram.css.ts'
import { StateBox } from '#ui/diagram/diagram-shapes.tsx'
import { StateDiagram, StateText } from '#ui/diagram/state-diagram.tsx'
import type { FlowDescription, StateDescription } from './flow-description.ts'
import * as styles from './flow-diagram.css.ts'
import { stateTitle } from './flows.ts'
import { stateAddress } from './state-address.ts'

interface FlowDiagramProps {
  readonly flow: FlowDescription
  /** Highlighted state. */
  readonly marked: string | undefined
}

/** Diagram of a flow. Each state links to its support view. */
export function FlowDiagram({ flow, marked }: FlowDiagramProps) {
  const { t } = useLingui()
  const { name: flowName, diagram, states } = flow
  const locale = useLocale()
  const addressOf = useAddress()
  return (
    <>
      <StateDiagram
        diagram={diagram}
        title={t`Diagram of ${flowName}`}
        label={t`Diagram; scrolls sideways`}
        middle={marked}
        state={(box) => {
          const state = states.find(({ name }) => name === box.name)
          return (
            <a key={box.name} className={shapes.box} href={state && addressOf(state)} target="_self" rel="nofollow">
              <StateBox
                box={box}
                tags={state?.tags ?? []}
                isFinal={state?.isFinal ?? false}
                isMarked={box.name === marked}
              />
              <StateText box={box} title={stateTitle(flow, box.name, locale)} note={box.name} />
            </a>
          )
        }}
      />
      <Legend />
    </>
  )
}

/** Returns the address of a state's support view in this page's language and layout, or in the other layout. */
function useAddress(): (state: StateDescription) => string | undefined {
  const { origins, layout, messages, today } = useAppContext()
  const other = layout === 'desktop' ? 'mobile' : 'desktop'
  const { locale } = messages
  return (state) =>
    stateAddress(state, { origins, layout, locale, today }) ??
    stateAddress(state, { origins, layout: other, locale, today })
}

/** What the shapes mean. */
function Legend() {
  const { t } = useLingui()
  const { state, busy, inner, line, transient } = shapes
  return (
    <ul className={styles.legend}>
      <li>
        <b>event.name</b> <span>{t`something happens`}</span>
      </li>
      <li>
        <em>reply</em> <span>{t`what the flow asked for ends so`}</span>
      </li>
      <LegendShape text={t`it waits`}>
        <rect className={`${state} ${busy}`} x=".5" y=".5" width="27" height="17" rx="4" />
        <path className={line} d="M0 5h5M0 9h5M0 13h5" />
      </LegendShape>
      <LegendShape text={t`it ends`}>
        <rect className={state} x=".5" y=".5" width="27" height="17" rx="4" />
        <rect className={inner} x="3" y="3" width="22" height="12" rx="2" />
      </LegendShape>
      <LegendShape text={t`passed at once`}>
        <rect className={transient} x="1" y="1" width="26" height="16" rx="4" />
      </LegendShape>
    </ul>
  )
}

function LegendShape({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <li>
      <svg width="28" height="18" aria-hidden="true">
        {children}
      </svg>
      <span>{text}</span>
    </li>
  )
}
