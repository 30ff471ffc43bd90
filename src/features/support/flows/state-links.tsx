import { useLingui } from '@lingui/react/macro'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { variantLinks } from '../layout/support-frame.css.ts'
import type { StateDescription } from './flow-description.ts'
import { stateAddress } from './state-address.ts'

interface StateLinkCellsProps {
  readonly state: StateDescription
  /** Name of the state, for screen readers. */
  readonly name: string
  /** Code of the reply that led to the state. */
  readonly code?: string
}

/**
 * Cells of a table with links to the support views of a state: one cell per language, one link per layout. They load a
 * new document, which has its own entry.
 */
export function StateLinkCells({ state, name, code }: StateLinkCellsProps) {
  const { t } = useLingui()
  const { origins, today } = useAppContext()
  const languages = [
    ['ko', t`Korean`],
    ['en', t`English`],
  ] as const
  const layouts = [
    ['desktop', t`PC`],
    ['mobile', t`Mobile`],
  ] as const
  return languages.map(([locale, language]) => (
    <td key={locale} data-label={language} className={variantLinks}>
      {layouts.map(([layout, view]) => {
        const href = stateAddress(state, { origins, layout, locale, today, code })
        return (
          href !== undefined && (
            <a key={layout} href={href} target="_self" rel="nofollow" aria-label={`${name}, ${view}, ${language}`}>
              {view}
            </a>
          )
        )
      })}
    </td>
  ))
}
