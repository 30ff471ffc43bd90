import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Code, kindOf } from '#contract/protocol/code-catalogue.ts'
import { statusOf } from '#contract/protocol/code-status.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Table, TableCell } from '#ui/content/table.tsx'
import { FilterChips } from '#ui/controls/filter-chips.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import type { BothTexts } from '../layout/both-languages.ts'
import { ListNav } from '../layout/list-nav.tsx'
import { columns } from '../layout/support-frame.css.ts'
import { SupportFrame } from '../layout/support-frame.tsx'
import { TableHead } from '../layout/table-head.tsx'
import { offeredCodes } from '../offered.ts'
import { groupCodes } from './code-groups.ts'
import type { CodeTexts } from './code-texts.ts'
import * as styles from './codes.css.ts'

type CodeKind = ReturnType<typeof kindOf>

interface CodesScreenProps extends CodeTexts {
  /** The kind that is shown; all of them when undefined. */
  readonly kind: CodeKind | undefined
}

/** All codes by flow, with their messages in both languages. */
export function CodesScreen({ texts, withoutCode, kind }: CodesScreenProps) {
  const { t, i18n } = useLingui()
  const isShown = (code: Code) => kind === undefined || kindOf(code) === kind
  const all = offeredCodes(useAppContext().off)
  const groups = groupCodes(all)
  const countOf = (wanted: CodeKind) => all.filter((code) => kindOf(code) === wanted).length
  return (
    <SupportFrame tab="codes" intro={t`Find the code a customer reads out, in both languages.`}>
      <div className={columns}>
        <ListNav
          label={t`Groups of codes`}
          legend={t`One tick is one code; successes are filled`}
          unit="7px"
          entries={groups.map(({ flow, title, codes }) => {
            const count = codes.length
            return {
              href: `#${flow}`,
              title: <b>{i18n._(title)}</b>,
              count,
              countLabel: t`${plural(count, { one: '# code', other: '# codes' })}`,
              filled: codes.filter((code) => kindOf(code) === 'success').length,
            }
          })}
        />
        <div>
          <FilterChips
            label={t`Kinds of codes`}
            chips={[
              { code: undefined, name: t`All`, count: all.length },
              { code: 'error', name: t`Errors`, count: countOf('error') },
              { code: 'success', name: t`Successes`, count: countOf('success') },
            ]}
            current={kind}
            link={(code) => linkOptions({ to: '/support/codes', search: { kind: code } })}
          />
          {groups
            .map((group) => ({ ...group, codes: group.codes.filter(isShown) }))
            .filter(({ codes }) => codes.length > 0)
            .map(({ flow, title, codes }) => (
              <CodeTable
                key={flow}
                id={flow}
                title={i18n._(title)}
                rows={codes.map((code) => ({
                  key: code,
                  name: <CodeName code={code} />,
                  status: statusOf(code),
                  texts: texts.get(code),
                }))}
              />
            ))}
          {kind !== 'success' && (
            <CodeTable
              id="without-code"
              title={t`Without a code`}
              rows={[
                { key: 'unknown', name: t`Unknown answer`, status: '–', texts: withoutCode.unknown },
                { key: 'network', name: t`No answer`, status: '–', texts: withoutCode.network },
              ]}
            />
          )}
        </div>
      </div>
    </SupportFrame>
  )
}

interface CodeTableProps {
  readonly id: string
  readonly title: string
  readonly rows: readonly {
    readonly key: string
    readonly name: ReactNode
    readonly status: number | string
    readonly texts: BothTexts | undefined
  }[]
}

/** Codes of a flow, or errors without one. */
function CodeTable({ id, title, rows }: CodeTableProps) {
  const { t } = useLingui()
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.groupHeading} id={id}>
        <span>{title}</span> <small>{rows.length}</small>
      </h2>
      <Table className={styles.codesTable}>
        <TableHead columns={[t`Code`, t`Status`, t`Korean`, t`English`]} />
        <tbody>
          {rows.map(({ key, name, status, texts }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <TableCell align="end" muted>
                {status}
              </TableCell>
              <td lang="ko">{texts?.ko}</td>
              <TableCell muted lang="en">
                {texts?.en}
              </TableCell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

function CodeName({ code }: { code: Code }) {
  const { t } = useLingui()
  return (
    <>
      <Link to="/support/codes/$code" params={{ code }}>
        <code>{code}</code>
      </Link>
      {kindOf(code) === 'success' && (
        <span className={styles.successCode}>
          <Icon name="circle-check" />
          <span>{t`Success`}</span>
        </span>
      )}
    </>
  )
}
