import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { stateTitle } from './flows.ts'
import { stateAddress } from './state-address.ts'
import { Ground, StateBox } from './diagram-shapes.tsx'
import type { FlowDescription, StateDescription } from './flow-description.ts'
import * as styles from './flow-diagram.css.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useAppContext } from '../../../lib/router/use-app-context.ts'

interface FlowDiagramProps {
  readonly flow: FlowDescription
  /** Highlighted state. */
  readonly marked: string | undefined
}

const lineHeight = 9
const labelLooks = { event: styles.event, reply: styles.reply, guard: styles.guard }

/** Diagram of a flow. Each state links to its support view. */
export function FlowDiagram({ flow, marked }: FlowDiagramProps) {
  const { t } = useLingui()
  const { name: flowName, diagram, states } = flow
  const locale = useLocale()
  const addressOf = useAddress()
  const { left, top, width, height } = diagram
  const frame = useRef<HTMLDivElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const goal = diagram.states.find(({ name }) => name === marked)
  const middle = (goal ? goal.x + goal.width / 2 : diagram.begin.x) - left
  useEffect(() => {
    // Scrolls a wide diagram to the highlighted state.
    if (!frame.current || !drawing.current) return
    const scale = drawing.current.getBoundingClientRect().width / width
    frame.current.scrollLeft = middle * scale - frame.current.clientWidth / 2
  }, [middle, width])
  return (
    <>
      <div
        className={styles.scrollArea}
        ref={frame}
        tabIndex={0}
        role="group"
        aria-label={t`Diagram; scrolls sideways`}
      >
        <svg
          className={styles.drawing}
          viewBox={`${left} ${top} ${width} ${height}`}
          width={rem(width)}
          height={rem(height)}
          ref={drawing}
        >
          <title>{t`Diagram of ${flowName}`}</title>
          <Ground diagram={diagram} />
          {diagram.groups.map(({ name, x, y }) => (
            <text key={name} className={styles.groupName} x={x + 12} y={y + 15}>
              {name}
            </text>
          ))}
          {diagram.passing.map(({ name, x, y, width: wide, height: high }) => (
            <text key={name} className={styles.guard} x={x + wide / 2} y={y + high / 2}>
              {name}
            </text>
          ))}
          {diagram.states.map((box) => {
            const state = states.find(({ name }) => name === box.name)
            const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
            return (
              <a key={box.name} className={styles.box} href={state && addressOf(state)} target="_self" rel="nofollow">
                <StateBox box={box} state={state} isMarked={box.name === marked} />
                <text className={styles.title} x={center.x} y={center.y - lineHeight}>
                  {stateTitle(flow, box.name, locale)}
                </text>
                <text className={styles.name} x={center.x} y={center.y + lineHeight}>
                  {box.name}
                </text>
              </a>
            )
          })}
          {diagram.arrows.flatMap(({ line, labels }) =>
            labels.map(({ text, kind, x, y }) => (
              <text key={`${line} ${text}`} className={`${styles.label} ${labelLooks[kind]}`} x={x} y={y}>
                {text}
              </text>
            )),
          )}
        </svg>
      </div>
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
  const { state, busy, inner, line, transient } = styles
  return (
    <ul className={styles.legend}>
      <li>
        <b>event.name</b> {t`something happens`}
      </li>
      <li>
        <em>reply</em> {t`what the flow asked for ends so`}
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
      {text}
    </li>
  )
}

/** Length of as many pixels where the reader's text has its usual size. */
function rem(pixels: number): string {
  return `${pixels / 16}rem`
}
