import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { statusOf } from '../../../../contract/protocol/code-status.ts'
import { allCodes, type Code, kindOf } from '../../../../contract/protocol/code-catalogue.ts'
import { paths } from '../../../../contract/addresses/paths.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Meter } from '../../../ui/pictures/meter.tsx'
import type { BothTexts } from '../layout/both-languages.ts'
import { columns, list } from '../layout/support-frame.css.ts'
import { SupportFrame } from '../layout/support-frame.tsx'
import { type CodeGroup, groupedCodes } from './code-groups.ts'
import type { CodeTexts } from './code-texts.ts'
import * as styles from './codes.css.ts'
import { Table, TableCell, TableHeadCell } from '../../../ui/content/table.tsx'
import { Chips, ChipLink } from '../../../ui/controls/chips.tsx'

type CodeKindFilter = 'error' | 'success' | undefined

interface CodesScreenProps extends CodeTexts {
  readonly kind: CodeKindFilter
}

/** All codes by flow, with their messages in both languages. */
export function CodesScreen({ texts, withoutCode, kind }: CodesScreenProps) {
  const groups = groupedCodes()
  const shown = groups
    .map((group) => ({
      ...group,
      codes: group.codes.filter((code) => kind === undefined || kindOf(code) === kind),
    }))
    .filter((group) => group.codes.length > 0)
  return (
    <SupportFrame tab="codes" intro={<Trans>Find the code a customer reads out, in both languages.</Trans>}>
      <div className={columns}>
        <GroupList groups={groups} />
        <div>
          <Kinds kind={kind} />
          {shown.map((group) => (
            <Group key={group.flow} group={group} texts={texts} />
          ))}
          {kind !== 'success' && <WithoutCode texts={withoutCode} />}
        </div>
      </div>
    </SupportFrame>
  )
}

function GroupList({ groups }: { groups: readonly CodeGroup[] }) {
  const { t, i18n } = useLingui()
  return (
    <nav className={list} aria-label={t`Groups of codes`}>
      <p>
        <Trans>One tick is one code; successes are filled</Trans>
      </p>
      {groups.map(({ flow, title, codes: members }) => {
        const count = members.length
        const good = members.filter((code) => kindOf(code) === 'success').length
        return (
          <a key={flow} href={`#${flow}`}>
            <b>{i18n._(title)}</b>
            <Meter
              length={count}
              filled={good}
              unit="7px"
              height="low"
              label={t`${plural(count, { one: '# code', other: '# codes' })}`}
            >
              {count}
            </Meter>
          </a>
        )
      })}
    </nav>
  )
}

function Kinds({ kind }: { kind: CodeKindFilter }) {
  const { t } = useLingui()
  const all = allCodes
  const count = (wanted: CodeKindFilter) => all.filter((each) => wanted === undefined || kindOf(each) === wanted).length
  const kinds: readonly [CodeKindFilter, string][] = [
    [undefined, t`All`],
    ['error', t`Errors`],
    ['success', t`Successes`],
  ]
  return (
    <Chips className={styles.tools} aria-label={t`Kinds of codes`}>
      {kinds.map(([each, title]) => (
        <ChipLink
          key={title}
          href={each === undefined ? paths.supportCodes() : paths.supportCodes({ kind: each })}
          aria-current={each === kind ? 'true' : undefined}
        >
          {title} <small>{count(each)}</small>
        </ChipLink>
      ))}
    </Chips>
  )
}

/** Messages of errors without a code. */
function WithoutCode({ texts }: { texts: readonly BothTexts[] }) {
  return (
    <section aria-labelledby="without-code">
      <h2 className={styles.groupHeading} id="without-code">
        <Trans>Without a code</Trans> <small>{texts.length}</small>
      </h2>
      <Table className={styles.codesTable}>
        <Head />
        <tbody>
          {texts.map(({ ko, en }, index) => (
            <tr key={en}>
              <th scope="row">{index === 0 ? <Trans>Unknown answer</Trans> : <Trans>No answer</Trans>}</th>
              <TableCell align="end" muted>
                –
              </TableCell>
              <td lang="ko">{ko}</td>
              <TableCell muted lang="en">
                {en}
              </TableCell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

function Group({ group, texts }: { group: CodeGroup; texts: ReadonlyMap<Code, BothTexts> }) {
  const { i18n } = useLingui()
  return (
    <section aria-labelledby={group.flow}>
      <h2 className={styles.groupHeading} id={group.flow}>
        {i18n._(group.title)} <small>{group.codes.length}</small>
      </h2>
      <Table className={styles.codesTable}>
        <Head />
        <tbody>
          {group.codes.map((code) => (
            <Row key={code} code={code} texts={texts.get(code)} />
          ))}
        </tbody>
      </Table>
    </section>
  )
}

function Head() {
  return (
    <thead>
      <tr>
        <th>
          <Trans>Code</Trans>
        </th>
        <TableHeadCell align="end">
          <Trans>Status</Trans>
        </TableHeadCell>
        <th>
          <Trans>Korean</Trans>
        </th>
        <th>
          <Trans>English</Trans>
        </th>
      </tr>
    </thead>
  )
}

function Row({ code, texts }: { code: Code; texts: BothTexts | undefined }) {
  return (
    <tr>
      <th scope="row">
        <a href={paths.supportCode(code)}>
          <code>{code}</code>
        </a>
        {kindOf(code) === 'success' && (
          <span className={styles.successCode}>
            <Icon name="circle-check" />
            <Trans>Success</Trans>
          </span>
        )}
      </th>
      <TableCell align="end" muted>
        {statusOf(code)}
      </TableCell>
      <td lang="ko">{texts?.ko}</td>
      <TableCell muted lang="en">
        {texts?.en}
      </TableCell>
    </tr>
  )
}
