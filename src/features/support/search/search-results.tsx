import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths } from '../../../../contract/addresses/paths.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { flowNamed } from '../flows/flows.ts'
import { useStateName } from '../flows/use-state-name.ts'
import { SupportFrame } from '../layout/support-frame.tsx'
import type { Found } from './find.ts'
import type { ScreenText } from './screen-messages.ts'
import * as styles from './search-results.css.ts'
import { TextLink } from '../../../ui/content/text-link.tsx'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'

/** Search results of the support area. */
export function SearchResults({ term, found }: { term: string; found: Found }) {
  const locale = useLocale()
  const nameOf = useStateName()
  const { flows, states, codes, texts, pages } = found
  const total = flows.length + states.length + codes.length + texts.length + pages.length
  return (
    <SupportFrame
      term={term}
      intro={
        found.isClosest ? (
          <Trans>Nothing has every word of “{term}”. These are closest.</Trans>
        ) : (
          <Trans>Flows, states, codes, pages and screen texts with “{term}”</Trans>
        )
      }
    >
      {total === 0 && <Nothing term={term} />}
      <Group title={<Trans>Flows</Trans>} count={flows.length}>
        {flows.map(({ name, title }) => (
          <li key={name}>
            <a href={paths.supportFlow({ name })}>
              <b>{title[locale]}</b> <code>{name}</code>
            </a>
          </li>
        ))}
      </Group>
      <Group title={<Trans>States</Trans>} count={states.length}>
        {states.map(({ flow, state }) => (
          <li key={`${flow.name} ${state.name}`}>
            <a href={paths.supportFlow({ name: flow.name, state: state.name })}>
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
            <a href={paths.supportCode(code)}>
              <code>{code}</code> <span>{texts[locale]}</span>
            </a>
          </li>
        ))}
      </Group>
      <Group title={<Trans>Pages</Trans>} count={pages.length}>
        {pages.map(({ path, texts: messages }) => (
          <li key={path}>
            <a href={paths.supportAddress({ address: path })}>
              <code>{path}</code> <span>{messages[locale]}</span>
            </a>
          </li>
        ))}
      </Group>
      <Group title={<Trans>What screens say</Trans>} count={texts.length}>
        {texts.map((text) => (
          <li key={`${text.en} ${text.ko}`}>
            <p>
              <b>{text[locale]}</b> <span>{text[locale === 'ko' ? 'en' : 'ko']}</span>
            </p>
            <Places text={text} />
          </li>
        ))}
      </Group>
    </SupportFrame>
  )
}

/** Flows and pages that show a text. */
function Places({ text: { flows, pages } }: { text: ScreenText }) {
  const locale = useLocale()
  return (
    <p className={styles.links}>
      {flows.map((name) => (
        <TextLink key={name} href={paths.supportFlow({ name })}>
          {flowNamed(name)?.title[locale] ?? name}
        </TextLink>
      ))}
      {pages.map((path) => (
        <TextLink key={path} href={paths.supportAddress({ address: path })}>
          <code>{path}</code>
        </TextLink>
      ))}
    </p>
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
    <EmptyState>
      <h2>
        <Trans>Nothing matches “{term}”</Trans>
      </h2>
      <p>
        <Trans>Try the last digits of a code, or some words on the customer’s screen.</Trans>
      </p>
      <ButtonLink href={paths.support()}>
        <Trans>See all flows</Trans>
      </ButtonLink>
    </EmptyState>
  )
}
