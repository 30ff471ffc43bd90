import { useLingui } from '@lingui/react/macro'
import { paths } from '#contract/addresses/paths.ts'
import { type Code, flowOf, kindOf } from '#contract/protocol/code-catalogue.ts'
import { statusOf } from '#contract/protocol/code-status.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Breadcrumb } from '#ui/content/breadcrumb.tsx'
import { Tag } from '#ui/content/tag.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { AsideColumns } from '#ui/layout/columns.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import type { BothTexts } from '../layout/both-languages.ts'
import { SupportFrame } from '../layout/support-frame.tsx'
import { adviceOn } from './advice.ts'
import { Appearances } from './code-appearances.tsx'
import { codeGroups, codesBeside } from './code-groups.ts'
import { CodeMessages } from './code-messages.tsx'
import * as styles from './codes.css.ts'

interface CodeScreenProps {
  readonly code: Code
  readonly texts: ReadonlyMap<Code, BothTexts>
}

/** Page of a code: its message in both languages, advice, and where it appears. */
export function CodeScreen({ code, texts }: CodeScreenProps) {
  const { t, i18n } = useLingui()
  const { off } = useAppContext()
  const isError = kindOf(code) === 'error'
  const flow = flowOf(code)
  return (
    <SupportFrame tab="codes" intro={t`Find the code a customer reads out, in both languages.`}>
      <Breadcrumb as="p">
        <Link to="/support/codes">{t`Codes`}</Link>
        <a href={`${paths.supportCodes()}#${flow}`}>{i18n._(codeGroups[flow])}</a>
      </Breadcrumb>
      <AsideColumns>
        <div>
          <Cluster>
            <h2 className={styles.name}>
              <code>{code}</code>
            </h2>
            <Tag tone={isError ? 'danger' : 'success'}>
              <Icon name={isError ? 'circle-alert' : 'circle-check'} />
              <span>{isError ? t`Error` : t`Success`}</span>
            </Tag>
            <Tag tone="outline">{statusOf(code)}</Tag>
            <CopyButton size="small" className={styles.copy} text={code} />
          </Cluster>
          <CodeMessages texts={texts.get(code)} />
          <section className={styles.topic}>
            <h3>{t`Tell the customer`}</h3>
            <ol className={styles.advice}>
              {adviceOn(code, off).map((line) => (
                <li key={line.id}>{i18n._(line)}</li>
              ))}
              <li>{t`Never ask for a password, a one-time code or an identity number.`}</li>
            </ol>
          </section>
          <Appearances code={code} />
        </div>
        <Beside code={code} texts={texts} />
      </AsideColumns>
      <Steps code={code} />
    </SupportFrame>
  )
}

/** Other codes of the same flow. */
function Beside({ code, texts }: CodeScreenProps) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <aside aria-label={t`Other codes of this flow`}>
      <Card padded className={styles.aside}>
        <h3>{t`Other codes of this flow`}</h3>
        <ul>
          {codesBeside(code)
            .filter((each) => each !== code)
            .map((each) => (
              <li key={each}>
                <Link to="/support/codes/$code" params={{ code: each }}>
                  <code>{each}</code>
                  <Text as="div" size="small" muted>
                    {texts.get(each)?.[locale]}
                  </Text>
                </Link>
              </li>
            ))}
        </ul>
      </Card>
    </aside>
  )
}

/** Links to the previous and the next code. */
function Steps({ code }: { code: Code }) {
  const { t } = useLingui()
  const all = codesBeside(code)
  const index = all.indexOf(code)
  const before = all[index - 1]
  const after = all[index + 1]
  return (
    <Cluster as="nav" justify="between" className={styles.steps} aria-label={t`Codes before and after`}>
      {before ? (
        <TextLink to="/support/codes/$code" params={{ code: before }}>
          <Icon name="arrow-left" /> <code>{before}</code>
        </TextLink>
      ) : (
        <span />
      )}
      {after && (
        <TextLink to="/support/codes/$code" params={{ code: after }}>
          <code>{after}</code> <Icon name="arrow-right" />
        </TextLink>
      )}
    </Cluster>
  )
}
