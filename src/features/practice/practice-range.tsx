import { Text } from '#ui/content/text.tsx'
import * as styles from './practice.css.ts'

interface PracticeRangeProps {
  readonly label: string
  readonly value: number
  /** What the value means, for screen readers. */
  readonly valueText: string
  readonly from: number
  readonly to: number
  readonly step: number
  readonly isLocked: boolean
  readonly onChange: (value: number) => void
}

/** Slider that moves by keys what others drag in the picture. */
export function PracticeRange({ label, value, valueText, from, to, step, isLocked, onChange }: PracticeRangeProps) {
  return (
    <label className={styles.rangeLabel}>
      <Text size="small" muted>
        {label}
      </Text>
      <input
        className={styles.range}
        type="range"
        min={from}
        max={to}
        step={step}
        value={value}
        disabled={isLocked}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  )
}
