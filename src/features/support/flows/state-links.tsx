import { useLingui } from '@lingui/react/macro'
import type { Locale } from '../../../../contract/values/locale.ts'
import type { StateDescription } from './flow-description.ts'
import { stateAddress } from './flows.ts'
import { variantLinks } from '../layout/support-frame.css.ts'
import { useAppContext } from '../../../lib/router/use-app-context.ts'

interface StateLinksProps {
  readonly state: StateDescription
  readonly locale: Locale
  /** Code of the reply that led to the state. */
  readonly code?: string
  /** Name of the state, for screen readers. */
  readonly name: string
}

const layouts = ['desktop', 'mobile'] as const

/**
 * Links to the support views of a state in a language, one per layout. They load a new document, which has its own
 * entry.
 */
export function StateLinks({ state, locale, code, name }: StateLinksProps) {
  const { t } = useLingui()
  const { origins, today } = useAppContext()
  const labels = { desktop: t`PC`, mobile: t`Mobile` }
  const language = { ko: t`Korean`, en: t`English` }[locale]
  return (
    <span className={variantLinks}>
      {layouts.map((layout) => {
        const href = stateAddress(state, { origins, layout, locale, today, code })
        if (href === undefined) return null
        const view = labels[layout]
        return (
          <a key={layout} href={href} target="_self" rel="nofollow" aria-label={`${name}, ${view}, ${language}`}>
            {view}
          </a>
        )
      })}
    </span>
  )
}
