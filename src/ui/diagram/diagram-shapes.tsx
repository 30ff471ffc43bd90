import * as styles from './diagram.css.ts'
import type { Diagram, DiagramBox } from './diagram.ts'

/** Ticks at the side of a busy state's box, in pixels. */
const ticks = { count: 5, apart: 8, long: 6 }
const rim = 4
const dotRadius = 6

/** Lines, groups and transient states, below the boxes of the states. */
export function Ground({ diagram }: { diagram: Diagram }) {
  const { groups, passing, begin, arrows } = diagram
  return (
    <>
      {groups.map(({ name, ...box }) => (
        <rect key={name} className={styles.group} {...box} rx="14" />
      ))}
      {arrows.map(({ line, tip }) => (
        <g key={line}>
          <path className={styles.line} d={line} />
          {tip !== '' && <path className={styles.solid} d={tip} />}
        </g>
      ))}
      <circle className={styles.solid} cx={begin.x} cy={begin.y} r={dotRadius} />
      {passing.map(({ name, ...box }) => (
        <rect key={name} className={styles.transient} {...box} rx="8" />
      ))}
    </>
  )
}

interface StateBoxProps {
  readonly box: DiagramBox
  /** Tags of the state: `busy` while it waits for something. */
  readonly tags: readonly string[]
  readonly isFinal: boolean
  readonly isMarked?: boolean
  /** Part of the box that is filled, from 0 to 1. Without it: none. */
  readonly share?: number
}

/** Box of a state: inset with ticks when busy, with a double border when final. */
export function StateBox({ box: { name: _, ...box }, tags, isFinal, isMarked = false, share = 0 }: StateBoxProps) {
  const isBusy = tags.includes('busy')
  const looks = [styles.state, isBusy && styles.busy, isMarked && styles.marked].filter(Boolean).join(' ')
  return (
    <>
      <rect className={looks} {...box} rx="8" />
      {share > 0 && <rect className={styles.filled} {...box} width={box.width * Math.min(share, 1)} rx="8" />}
      {isFinal && (
        <rect
          className={styles.inner}
          x={box.x + rim}
          y={box.y + rim}
          width={box.width - 2 * rim}
          height={box.height - 2 * rim}
          rx="5"
        />
      )}
      {isBusy && <path className={styles.line} d={ticksOf(box)} />}
    </>
  )
}

function ticksOf({ x, y, height }: Omit<DiagramBox, 'name'>): string {
  const first = y + height / 2 - (ticks.apart * (ticks.count - 1)) / 2
  return Array.from({ length: ticks.count }, (_, index) => `M${x} ${first + index * ticks.apart}h${ticks.long}`).join(
    '',
  )
}
