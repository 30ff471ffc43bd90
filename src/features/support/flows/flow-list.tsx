import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { paths } from '#contract/addresses/paths.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { ListNav } from '../layout/list-nav.tsx'
import { offeredFlows } from './offered.ts'

/** List of flows, with one tick per state. */
export function FlowList({ current }: { current: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { off } = useAppContext()
  return (
    <ListNav
      label={t`Flows`}
      legend={t`One tick is one state`}
      unit="12px"
      entries={offeredFlows(off).map(({ name, title, states: { length: count } }) => ({
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
