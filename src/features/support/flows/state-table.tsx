import { useLingui } from '@lingui/react/macro'
import { isCode } from '#contract/protocol/code-catalogue.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { Table } from '#ui/content/table.tsx'
import { Tag } from '#ui/content/tag.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { CodeTag } from '../code-tag.tsx'
import { stackedTable } from '../layout/support-frame.css.ts'
import { TableHead } from '../layout/table-head.tsx'
import type { FlowDescription, NextStep, StateDescription } from './flow-description.ts'
import * as styles from './flow-screen.css.ts'
import { stateTitle } from './flows.ts'
import { StateLinkCells } from './state-links.tsx'

interface StateTableProps {
  readonly flow: FlowDescription
  readonly marked: string | undefined
}

/** Table of a flow's states: name, next steps and support views. */
export function StateTable({ flow, marked }: StateTableProps) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <Table className={stackedTable}>
      <TableHead columns={[t`State`, t`What may happen next`, t`Korean`, t`English`]} />
      <tbody>
        {flow.states.map((state) => {
          const name = state.title[locale]
          return (
            <tr key={state.name} id={state.name} data-marked={state.name === marked ? '' : undefined}>
              <th scope="row">
                <b>{name}</b>
                <code>{state.name}</code>
                <Tags flow={flow} state={state} />
              </th>
              <td>
                {state.next.length === 0 ? t`Nothing: the flow has ended` : <Next flow={flow} steps={state.next} />}
              </td>
              <StateLinkCells state={state} name={name} />
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

/** Tags of a state: busy or final, and the codes that lead to it. */
function Tags({ flow, state }: { flow: FlowDescription; state: StateDescription }) {
  const { t } = useLingui()
  const replied = flow.states.flatMap(({ next }) =>
    next.flatMap((step) => (step.state === state.name && step.code !== undefined ? [step.code] : [])),
  )
  const codes = [...replied, ...(state.reasons ?? []).map(({ value }) => value).filter(isCode)]
  return (
    <span className={styles.tags}>
      {state.tags.includes('busy') && <Tag>{t`Waits`}</Tag>}
      {state.isFinal && <Tag>{t`End`}</Tag>}
      {[...new Set(codes)].map((code) => (
        <CodeTag key={code} code={code} />
      ))}
    </span>
  )
}

function Next({ flow, steps }: { flow: FlowDescription; steps: readonly NextStep[] }) {
  const locale = useLocale()
  return (
    <ul className={styles.next}>
      {steps.map(({ kind, name, state }) => (
        <li key={`${name} ${state}`}>
          {kind === 'event' ? <span>{name}</span> : <em>{name}</em>}
          <Icon name="arrow-right" />
          <Link to="/support/flows/$name" params={{ name: flow.name }} search={{ state }} hash={state}>
            {stateTitle(flow, state, locale)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
