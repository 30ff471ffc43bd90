import { Trans, useLingui } from '@lingui/react/macro'
import type { Code } from '../../../../contract/protocol/code-catalogue.ts'
import { paths } from '../../../../contract/addresses/paths.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useStateName } from '../flows/use-state-name.ts'
import { StateLinks } from '../flows/state-links.tsx'
import { callsOf, placesOf } from './code-places.ts'
import * as styles from './codes.css.ts'
import { Text } from '../../../ui/content/text.tsx'
import { Table } from '../../../ui/content/table.tsx'

/** States that a code leads to, with support views, and calls that answer it. */
export function Appearances({ code }: { code: Code }) {
  const places = placesOf(code)
  return (
    <section className={styles.topic}>
      <h3>
        <Trans>Where it appears</Trans>
      </h3>
      {places.length === 0 ? (
        <Text as="p" muted>
          <Trans>No state of a flow is reached by it alone: it is shown where the call was made.</Trans>
        </Text>
      ) : (
        <Places code={code} />
      )}
      <Calls code={code} />
    </section>
  )
}

function Places({ code }: { code: Code }) {
  const { t } = useLingui()
  const locale = useLocale()
  const nameOf = useStateName()
  return (
    <Table className={styles.appearances}>
      <thead>
        <tr>
          <th>
            <Trans>Flow and state</Trans>
          </th>
          <th>
            <Trans>Reply</Trans>
          </th>
          <th>
            <Trans>Korean</Trans>
          </th>
          <th>
            <Trans>English</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {placesOf(code).map(({ flow, state, reply }) => {
          const name = nameOf(flow.name, state.name)
          return (
            <tr key={`${flow.name} ${state.name} ${reply}`}>
              <td>
                <b>
                  {flow.title[locale]}: {name}
                </b>
                <a href={paths.supportFlow({ name: flow.name, state: state.name })}>
                  <code>
                    {flow.name} / {state.name}
                  </code>
                </a>
              </td>
              <td>
                <code>{reply}</code>
              </td>
              <td data-label={t`Korean`}>
                <StateLinks state={state} code={code} locale="ko" name={name} />
              </td>
              <td data-label={t`English`}>
                <StateLinks state={state} code={code} locale="en" name={name} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

function Calls({ code }: { code: Code }) {
  const calls = callsOf(code)
  return (
    <Text as="p" muted className={styles.calls}>
      {calls === undefined ? (
        <Trans>Any call may return it.</Trans>
      ) : calls.length === 0 ? (
        <Trans>No call answers it yet: its flow is still being built.</Trans>
      ) : (
        <>
          <Trans>Calls that may return it:</Trans>
          {calls.map((call) => (
            <code key={call}>{call}</code>
          ))}
        </>
      )}
    </Text>
  )
}
