import '#theme/fonts/ko-support.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths } from '#contract/addresses/paths.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { useFieldsOfAddress } from '#lib/url/use-fields-of-address.ts'
import { Text } from '#ui/content/text.tsx'
import { VisuallyHiddenLabel } from '#ui/content/visually-hidden.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { SearchForm } from '#ui/controls/search-box.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { offeredCodes, offeredFlowNames } from '../offered.ts'
import * as styles from './support-frame.css.ts'

export type SupportTab = 'flows' | 'codes' | 'address'

interface SupportFrameProps {
  /** Current tab; undefined while searching. */
  readonly tab?: SupportTab
  readonly intro: ReactNode
  readonly term?: string | undefined
  readonly children: ReactNode
}

/** Frame of every support page: title, search and tabs. */
export function SupportFrame({ tab, intro, term, children }: SupportFrameProps) {
  const { t } = useLingui()
  const { off } = useAppContext()
  const link = (name: SupportTab, href: string, label: ReactNode, count?: number) => (
    <a href={href} aria-current={tab === name ? 'page' : undefined}>
      <span>{label}</span>
      {count !== undefined && <small>{count}</small>}
    </a>
  )
  const form = useFieldsOfAddress({ q: term ?? '' })
  return (
    <Container className={styles.page}>
      <Cluster justify="between" className={styles.head}>
        <div>
          <h1>{t`Support`}</h1>
          <Text as="p" muted>
            {intro}
          </Text>
        </div>
        {/* biome-ignore lint/plugin/forms: its search term belongs in the address */}
        <SearchForm ref={form} action={paths.support()} aria-label={t`Flows, states and codes`}>
          <VisuallyHiddenLabel htmlFor="support-term">{t`Find a flow, a state or a code`}</VisuallyHiddenLabel>
          <input
            id="support-term"
            name="q"
            type="search"
            defaultValue={term}
            placeholder={t`A flow, a state, a code or its words`}
            autoComplete="off"
            required
          />
          <IconButton type="submit" label={t`Search`}>
            <Icon name="search" size={20} />
          </IconButton>
        </SearchForm>
      </Cluster>
      <Tabs aria-label={t`Parts of the support area`}>
        {link('flows', paths.support(), t`Flows`, offeredFlowNames(off).length)}
        {link('codes', paths.supportCodes(), t`Codes`, offeredCodes(off).length)}
        {link('address', paths.supportAddress(), <Trans context="support">Address</Trans>)}
      </Tabs>
      {children}
    </Container>
  )
}
