import { type ReactNode, useEffect, useRef } from 'react'
import * as styles from './diagram.css.ts'
import type { Diagram, DiagramBox } from './diagram.ts'
import { Ground } from './diagram-shapes.tsx'

interface StateDiagramProps {
  readonly diagram: Diagram
  readonly title: string
  /** Name of the area, which scrolls sideways. */
  readonly label: string
  /** State that stands in the middle at first. Without it: the beginning. */
  readonly middle?: string | undefined
  /** Draws a state within its box. */
  readonly state: (box: DiagramBox) => ReactNode
}

/** Half the distance of two lines in a box, in pixels. */
const lineHeight = 9
const labelLooks = { event: styles.event, reply: styles.reply, guard: styles.guard }

/** Diagram of a flow's states, with its transitions and what causes them. */
export function StateDiagram({ diagram, title, label, middle: wanted, state }: StateDiagramProps) {
  const { left, top, width, height } = diagram
  const frame = useRef<HTMLDivElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const goal = diagram.states.find(({ name }) => name === wanted)
  const middle = (goal ? goal.x + goal.width / 2 : diagram.begin.x) - left
  useEffect(() => {
    // Scrolls a wide diagram to the wanted state.
    if (!frame.current || !drawing.current) return
    const scale = drawing.current.getBoundingClientRect().width / width
    frame.current.scrollLeft = middle * scale - frame.current.clientWidth / 2
  }, [middle, width])
  return (
    <div className={styles.scrollArea} ref={frame} tabIndex={0} role="group" aria-label={label}>
      <svg
        className={styles.drawing}
        viewBox={`${left} ${top} ${width} ${height}`}
        width={rem(width)}
        height={rem(height)}
        ref={drawing}
      >
        <title>{title}</title>
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
        {diagram.states.map(state)}
        {diagram.arrows.flatMap(({ line, labels }) =>
          labels.map(({ text, kind, x, y }) => (
            <text key={`${line} ${text}`} className={`${styles.label} ${labelLooks[kind]}`} x={x} y={y}>
              {text}
            </text>
          )),
        )}
      </svg>
    </div>
  )
}

interface StateTextProps {
  readonly box: DiagramBox
  readonly title: string
  /** Second line. */
  readonly note: string
}

/** The two lines in the box of a state. */
export function StateText({ box, title, note }: StateTextProps) {
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return (
    <>
      <text className={styles.title} x={center.x} y={center.y - lineHeight}>
        {title}
      </text>
      <text className={styles.name} x={center.x} y={center.y + lineHeight}>
        {note}
      </text>
    </>
  )
}

/** Length of as many pixels where the reader's text has its usual size. */
function rem(pixels: number): string {
  return `${pixels / 16}rem`
}
