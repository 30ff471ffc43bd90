import { Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { paths } from '../../../../contract/addresses/paths.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { Meter } from '../../../ui/pictures/meter.tsx'
import { flows } from './flows.ts'
import { list } from '../layout/support-frame.css.ts'

/** List of flows, with one tick per state. */
export function FlowList({ current }: { current: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <nav className={list} aria-label={t`Flows`}>
      <p>
        <Trans>One tick is one state</Trans>
      </p>
      {flows.map(({ name, title, states }) => {
        const count = states.length
        return (
          <a key={name} href={paths.supportFlow({ name })} aria-current={name === current ? 'page' : undefined}>
            <span>
              <b>{title[locale]}</b> <code>{name}</code>
            </span>
            <Meter
              length={count}
              unit="12px"
              height="low"
              label={t`${plural(count, { one: '# state', other: '# states' })}`}
            >
              {count}
            </Meter>
          </a>
        )
      })}
    </nav>
  )
}
