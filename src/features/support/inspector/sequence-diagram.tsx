import * as styles from './inspector.css.ts'
import { type Message, page } from './inspector-log.ts'

/** Lengths in units of the drawing, which is as many pixels wide. */
const lane = 170
/** Room for half of a name beside the first and the last lane. */
const edge = 60
/** Room for the label of a loop beside the last lane. */
const loopLabel = 150
const row = 30
const top = 40
const arrow = 6

/** Sequence diagram: a lane for each actor, and an arrow for each event, the oldest at the top. */
export function SequenceDiagram({ messages }: { readonly messages: readonly Message[] }) {
  const names = [...new Set([page, ...messages.flatMap(({ from, to }) => [from, to])])]
  const middleOf = (name: string) => edge + names.indexOf(name) * lane
  const hasLoop = messages.some(({ from, to }) => from === to)
  const width = edge + (names.length - 1) * lane + (hasLoop ? loopLabel : edge)
  const height = top + messages.length * row + row / 2
  return (
    <div className={styles.scrollArea} tabIndex={0} role="group" aria-label="Sequence diagram; scrolls sideways">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img">
        <title>{messages.map(({ from, to, event }) => `${from} sends ${event} to ${to}`).join('; ')}</title>
        {names.map((name) => (
          <g key={name}>
            <text x={middleOf(name)} y={top / 2}>
              {name}
            </text>
            <line className={styles.lifeline} x1={middleOf(name)} x2={middleOf(name)} y1={top - 8} y2={height} />
          </g>
        ))}
        {messages.map((message, index) => (
          <Arrow
            key={message.number}
            from={middleOf(message.from)}
            to={middleOf(message.to)}
            y={top + index * row + row / 2}
            label={message.event}
          />
        ))}
      </svg>
    </div>
  )
}

interface ArrowProps {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly label: string
}

/** An event from one lane to another; one to the actor itself is a loop beside its lane. */
function Arrow({ from, to, y, label }: ArrowProps) {
  const isLoop = from === to
  const back = isLoop || to < from ? 1 : -1
  const path = isLoop ? `M${from} ${y - 6}h24v12h-24` : `M${from} ${y}H${to}`
  const end = isLoop ? y + 6 : y
  return (
    <g>
      <path className={styles.arrow} d={path} />
      <path className={styles.arrowhead} d={`M${to} ${end}l${back * arrow} -${arrow / 2}v${arrow}z`} />
      <text x={isLoop ? from + 30 : (from + to) / 2} y={y - 7} data-loop={isLoop ? '' : undefined}>
        {label}
      </text>
    </g>
  )
}
