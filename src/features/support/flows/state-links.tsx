import { useLingui } from '@lingui/react/macro'
import type { Locale } from '../../../../contract/locale.ts'
import type { StateDescription } from './flow-description.ts'
import { stateAddress } from './flows.ts'
import { ways } from '../layout/support-frame.css.ts'
import { useAppContext } from '../../../lib/router/use-app-context.ts'

interface StateLinksProps {
  readonly state: StateDescription
  readonly locale: Locale
  /** How a reply with this code leaves the state. */
  readonly code?: string
  /** What the state is called, for those who do not see the row. */
  readonly name: string
}

const layouts = ['desktop', 'mobile'] as const

/** The support views of a state in a language, one for each layout. They load a document: another entry serves them. */
export function StateLinks({ state, locale, code, name }: StateLinksProps) {
  const { t } = useLingui()
  const { origins } = useAppContext()
  const words = { desktop: t`PC`, mobile: t`Mobile` }
  const language = { ko: t`Korean`, en: t`English` }[locale]
  return (
    <span className={ways}>
      {layouts.map((layout) => {
        const href = stateAddress(state, { origins, layout, locale, code })
        if (href === undefined) return null
        const view = words[layout]
        return (
          <a key={layout} href={href} target="_self" rel="nofollow" aria-label={`${name}, ${view}, ${language}`}>
            {view}
          </a>
        )
      })}
    </span>
  )
}
