import * as styles from '#ui/pictures/meter.css.ts'

/** What a meter draws: its units, the filled ones, and units per tall tick. */
export function readMeter(meter: HTMLElement): { length: number; filled: number; major: number } {
  const read = (variable: string) => Number(meter.style.getPropertyValue(variable.replace(/^var\(|\)$/g, '')))
  return { length: read(styles.length), filled: read(styles.filled), major: read(styles.major) }
}
