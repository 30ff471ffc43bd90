import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths } from '#contract/addresses/paths.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { TextLink } from '#ui/content/text-link.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { flowNamed } from '../flows/flows.ts'
import { SupportFrame } from '../layout/support-frame.tsx'
import type { Found } from './find.ts'
import * as styles from './search-results.css.ts'

/** Search results of the support area. */
export function SearchResults({ term, found }: { readonly term: string; readonly found: Found }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { flows, states, codes, texts, pages } = found
  const isEmpty = [flows, states, codes, texts, pages].every(({ length }) => length === 0)
  const intro = found.isClosest
    ? t`Nothing has every word of “${term}”. These are closest.`
    : t`Flows, states, codes, pages and screen texts with “${term}”`
  return (
    <SupportFrame term={term} intro={intro}>
      {isEmpty && <Nothing term={term} />}
      <Group
        title={t`Flows`}
        links={flows.map(({ name, title }) => ({
          href: paths.supportFlow({ name }),
          content: (
            <>
              <b>{title[locale]}</b> <code>{name}</code>
            </>
          ),
        }))}
      />
      <Group
        title={t`States`}
        links={states.map(({ flow, state }) => ({
          href: paths.supportFlow({ name: flow.name, state: state.name }),
          content: (
            <>
              <b>{state.title[locale]}</b> <code>{`${flow.name} / ${state.name}`}</code>{' '}
              <span>{flow.title[locale]}</span>
            </>
          ),
        }))}
      />
      <Group
        title={t`Codes`}
        links={codes.map(({ code, texts: { [locale]: message } }) => ({
          href: paths.supportCode(code),
          content: <CodeWithText code={code} text={message} />,
        }))}
      />
      <Group
        title={t`Pages`}
        links={pages.map(({ path, texts: { [locale]: description } }) => ({
          href: paths.supportAddress({ address: path }),
          content: <CodeWithText code={path} text={description} />,
        }))}
      />
      <Group title={t`What screens say`} count={texts.length}>
        {texts.map((text) => (
          <li key={`${text.en} ${text.ko}`}>
            <p>
              <b>{text[locale]}</b> <span>{text[locale === 'ko' ? 'en' : 'ko']}</span>
            </p>
            <Cluster as="p">
              {text.states.map((key) => {
                const [name = '', state = ''] = key.split('/')
                const title = flowNamed(name)?.states.find((each) => each.name === state)?.title[locale] ?? state
                return (
                  <TextLink key={key} to="/support/flows/$name" params={{ name }} search={{ state }} hash={state}>
                    {title}
                  </TextLink>
                )
              })}
              {text.flows.map((name) => (
                <TextLink key={name} to="/support/flows/$name" params={{ name }}>
                  {flowNamed(name)?.title[locale] ?? name}
                </TextLink>
              ))}
              {text.pages.map((path) => (
                <TextLink key={path} to="/support/address" search={{ address: path }}>
                  <code>{path}</code>
                </TextLink>
              ))}
            </Cluster>
          </li>
        ))}
      </Group>
    </SupportFrame>
  )
}

function CodeWithText({ code, text }: { readonly code: string; readonly text: string }) {
  return (
    <>
      <code>{code}</code> <span>{text}</span>
    </>
  )
}

interface GroupProps {
  readonly title: string
  readonly links?: readonly { readonly href: string; readonly content: ReactNode }[]
  /** Number of children, for rows that are more than a link. */
  readonly count?: number
  readonly children?: ReactNode
}

/** Results of one kind; nothing when there are none. */
function Group({ title, links = [], count = links.length, children }: GroupProps) {
  if (count === 0) return null
  return (
    <section className={styles.group}>
      <h2>
        <span>{title}</span> <small>{count}</small>
      </h2>
      <ul>
        {links.map(({ href, content }) => (
          <li key={href}>
            <a href={href}>{content}</a>
          </li>
        ))}
        {children}
      </ul>
    </section>
  )
}

function Nothing({ term }: { readonly term: string }) {
  const { t } = useLingui()
  return (
    <EmptyState>
      <h2>{t`Nothing matches “${term}”`}</h2>
      <p>{t`Try the last digits of a code, or some words on the customer’s screen.`}</p>
      <ButtonLink to="/support">{t`See all flows`}</ButtonLink>
    </EmptyState>
  )
}
