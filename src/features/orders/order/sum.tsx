import type { ReactNode } from 'react'
import { formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { DefinitionItem } from '#ui/content/definition-list.tsx'
import * as styles from './orders.css.ts'

interface SumRow {
  readonly key: string
  readonly name: ReactNode
  /** Won; what is taken off is negative. */
  readonly amount: number
  readonly look?: 'discount' | 'total'
}

/** Column of amounts that add up to the last one. */
export function Sum({ rows }: { rows: readonly SumRow[] }) {
  const locale = useLocale()
  return (
    <dl className={styles.sum} aria-live="polite">
      {rows.map(({ key, name, amount, look }) => (
        <DefinitionItem key={key} className={look && styles.rowLooks[look]} name={name}>
          {formatWon(amount, locale)}
        </DefinitionItem>
      ))}
    </dl>
  )
}
