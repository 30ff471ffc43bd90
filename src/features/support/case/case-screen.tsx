import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Code } from '#contract/protocol/code-catalogue.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { ButtonAnchor, ButtonLink } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { CodeTag } from '../code-tag.tsx'
import { CodeMessages } from '../codes/code-messages.tsx'
import { FlowDiagram } from '../flows/flow-diagram.tsx'
import { stateAddress } from '../flows/state-address.ts'
import { SupportFrame } from '../layout/support-frame.tsx'
import * as styles from './case-screen.css.ts'
import type { Case } from './load-case.ts'

/** Page of a support link: the state that the customer saw, the code, and how the operator finds the request. */
export function CaseScreen({ seen }: { readonly seen: Case }) {
  const { t } = useLingui()
  const { shown, error, page, language, view, request } = seen
  const languages = { ko: t`Korean`, en: t`English` }
  const layouts = { desktop: t`PC`, mobile: t`Mobile` }
  return (
    <SupportFrame intro={t`This is what a customer saw when something failed.`}>
      {shown ? (
        <ShownState shown={shown} language={language} view={view} />
      ) : (
        <h2 className={styles.heading}>{t`The page has no flow`}</h2>
      )}
      <DefinitionList className={styles.details}>
        {page !== undefined && (
          <DefinitionItem name={t`Path of the page`}>
            <TextLink to="/support/address" search={{ address: page }}>
              <code>{page}</code>
            </TextLink>
          </DefinitionItem>
        )}
        <DefinitionItem name={t`Language and layout`}>{`${languages[language]}, ${layouts[view]}`}</DefinitionItem>
        {error && (
          <DefinitionItem name={t`Code`}>
            <CodeTag code={error.code} />
          </DefinitionItem>
        )}
        <DefinitionItem name={t`Request number`}>
          {request === undefined ? (
            t`None: the shop’s server didn’t answer.`
          ) : (
            <Copied text={request}>{request}</Copied>
          )}
        </DefinitionItem>
        {request !== undefined && (
          <DefinitionItem name={t`Operator finds the request`}>
            <Copied text={`npm run ops -- requests show ${request}`}>
              <code>{`npm run ops -- requests show ${request}`}</code>
            </Copied>
          </DefinitionItem>
        )}
      </DefinitionList>
      {error && <CodeMessages texts={error.texts} />}
      {shown && <FlowDiagram flow={shown.flow} marked={shown.state.name} />}
    </SupportFrame>
  )
}

interface ShownStateProps extends Pick<Case, 'language' | 'view'> {
  readonly shown: NonNullable<Case['shown']>
}

/** Title of the state, and the link that opens it as the customer saw it. */
function ShownState({ shown: { flow, state, code }, language, view }: ShownStateProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { origins, today } = useAppContext()
  const layouts = [view, view === 'desktop' ? 'mobile' : 'desktop'] as const
  const address = (layout: 'desktop' | 'mobile', withCode: Code | undefined) =>
    stateAddress(state, { origins, layout, locale: language, today, code: withCode })
  const href = address(layouts[0], code) ?? address(layouts[1], code)
  return (
    <>
      <h2 className={styles.heading}>
        <span>{state.title[locale]}</span> <code>{`${flow.name} / ${state.name}`}</code>
      </h2>
      <Cluster as="p">
        {href !== undefined && (
          <ButtonAnchor variant="primary" href={href} target="_self" rel="nofollow">
            <Icon name="eye" />
            <span>{t`See this state`}</span>
          </ButtonAnchor>
        )}
        <ButtonLink
          to="/support/flows/$name"
          params={{ name: flow.name }}
          search={{ state: state.name }}
          hash={state.name}
        >
          {t`All states of the flow`}
        </ButtonLink>
      </Cluster>
    </>
  )
}

/** A text with a button that copies it. */
function Copied({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Cluster justify="end">
      <span>{children}</span>
      <CopyButton size="small" variant="quiet" text={text} />
    </Cluster>
  )
}
