import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { paths } from '#contract/addresses/paths.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { ListNav } from '../layout/list-nav.tsx'
import { flows } from './flows.ts'

/** List of flows, with one tick per state. */
export function FlowList({ current }: { current: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <ListNav
      label={t`Flows`}
      legend={t`One tick is one state`}
      unit="12px"
      entries={flows.map(({ name, title, states: { length: count } }) => ({
        href: paths.supportFlow({ name }),
        title: (
          <>
            <b>{title[locale]}</b> <code>{name}</code>
          </>
        ),
        count,
        countLabel: t`${plural(count, { one: '# state', other: '# states' })}`,
        isCurrent: name === current,
      }))}
    />
  )
}
