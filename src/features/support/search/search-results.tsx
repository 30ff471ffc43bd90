import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from '../../../lib/use-locale.ts'
import { button } from '../../../ui/button.css.ts'
import { empty } from '../../../ui/surface.css.ts'
import { useStateName } from '../flows/use-state-name.ts'
import { SupportFrame } from '../parts/support-frame.tsx'
import type { Found } from './find.ts'
import * as styles from './search-results.css.ts'

/** What a term finds: flows, states and codes. */
export function SearchResults({ term, found }: { term: string; found: Found }) {
  const locale = useLocale()
  const nameOf = useStateName()
  const { flows, states, codes } = found
  const total = flows.length + states.length + codes.length
  return (
    <SupportFrame term={term} intro={<Trans>Flows, states and codes with “{term}”</Trans>}>
      {total === 0 && <Nothing term={term} />}
      <Group title={<Trans>Flows</Trans>} count={flows.length}>
        {flows.map(({ name, title }) => (
          <li key={name}>
            <a href={`/support/flows/${name}`}>
              <b>{title[locale]}</b> <code>{name}</code>
            </a>
          </li>
        ))}
      </Group>
      <Group title={<Trans>States</Trans>} count={states.length}>
        {states.map(({ flow, state }) => (
          <li key={`${flow.name} ${state.name}`}>
            <a href={`/support/flows/${flow.name}?state=${state.name}#${state.name}`}>
              <b>{nameOf(flow.name, state.name)}</b>
              <code>
                {flow.name} / {state.name}
              </code>
              <span>{flow.title[locale]}</span>
            </a>
          </li>
        ))}
      </Group>
      <Group title={<Trans>Codes</Trans>} count={codes.length}>
        {codes.map(({ code, texts }) => (
          <li key={code}>
            <a href={`/support/codes/${code}`}>
              <code>{code}</code> <span>{texts[locale]}</span>
            </a>
          </li>
        ))}
      </Group>
    </SupportFrame>
  )
}

function Group({ title, count, children }: { title: ReactNode; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <section className={styles.group}>
      <h2>
        {title} <small>{count}</small>
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

function Nothing({ term }: { term: string }) {
  return (
    <div className={empty}>
      <h2>
        <Trans>Nothing is called “{term}”</Trans>
      </h2>
      <p>
        <Trans>Try a part of it, such as the last digits of a code, or a word of the message.</Trans>
      </p>
      <a className={button} href="/support">
        <Trans>See all flows</Trans>
      </a>
    </div>
  )
}
