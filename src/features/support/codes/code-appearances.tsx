import { useLingui } from '@lingui/react/macro'
import type { Code } from '#contract/protocol/code-catalogue.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { Table } from '#ui/content/table.tsx'
import { Text } from '#ui/content/text.tsx'
import { Link } from '#ui/controls/link.tsx'
import { StateLinkCells } from '../flows/state-links.tsx'
import { stackedTable } from '../layout/support-frame.css.ts'
import { TableHead } from '../layout/table-head.tsx'
import { type CodePlace, callsOf, placesOf } from './code-places.ts'
import * as styles from './codes.css.ts'

/** States that a code leads to, with support views, and calls that answer it. */
export function Appearances({ code }: { code: Code }) {
  const { t } = useLingui()
  const places = placesOf(code)
  const calls = callsOf(code)
  return (
    <section className={styles.topic}>
      <h3>{t`Where it appears`}</h3>
      {places.length === 0 ? (
        <Text as="p" muted>
          {t`No state of a flow is reached by it alone: it is shown where the call was made.`}
        </Text>
      ) : (
        <Places code={code} places={places} />
      )}
      <Text as="p" muted className={styles.calls}>
        <span>
          {calls === undefined
            ? t`Any call may return it.`
            : calls.length === 0
              ? t`No call returns it. It comes with the redirect from a provider.`
              : t`Calls that may return it:`}
        </span>
        {calls?.map((call) => (
          <code key={call}>{call}</code>
        ))}
      </Text>
    </section>
  )
}

function Places({ code, places }: { code: Code; places: readonly CodePlace[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <Table className={stackedTable}>
      <TableHead columns={[t`Flow and state`, t`Reply`, t`Korean`, t`English`]} />
      <tbody>
        {places.map(({ flow, state, reply }) => {
          const name = state.title[locale]
          return (
            <tr key={`${flow.name} ${state.name} ${reply}`}>
              <td>
                <b>{`${flow.title[locale]}: ${name}`}</b>
                <Link
                  to="/support/flows/$name"
                  params={{ name: flow.name }}
                  search={{ state: state.name }}
                  hash={state.name}
                >
                  <code>{`${flow.name} / ${state.name}`}</code>
                </Link>
              </td>
              <td>
                <code>{reply}</code>
              </td>
              <StateLinkCells state={state} name={name} code={code} />
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
