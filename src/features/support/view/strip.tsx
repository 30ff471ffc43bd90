import '../../../theme/fonts/ko-support.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { paths } from '../../../../contract/addresses/paths.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import type { FlowDescription } from '../flows/flow-description.ts'
import { codeStanding, flowInState, flowsShownAt } from '../flows/flows.ts'
import { parseRequestedState } from './requested-state.ts'
import * as styles from './strip.css.ts'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { useAppContext } from '../../../lib/router/use-app-context.ts'
import { Container } from '../../../ui/layout/container.tsx'

/** Banner of a support view, with the shown state and links to the list of states and to the real flow. */
export function Strip() {
  const { t } = useLingui()
  const location = useLocation()
  const { layout, supportView } = useAppContext()
  const at = supportView?.at ?? ''
  const { state, code } = parseRequestedState(at)
  const flow = flowInState(location, layout, state)
  const shown = flowsShownAt(location.pathname)
  const list = paths.supportFlow(flow ? { name: flow.name, state } : { name: shown[0]?.name ?? '' })
  return (
    <aside className={styles.strip} aria-label={t`Support view`}>
      <Container>
        <Icon name="eye" size={20} />
        <p role="status">
          <b>
            <Trans>This is a support view.</Trans>
          </b>{' '}
          {flow ? <Opened flow={flow} state={state} code={code} /> : <Unknown at={at} />}{' '}
          <Trans>Nothing is sent or kept.</Trans>
        </p>
        <ButtonLink size="small" href={list}>
          <Trans>List of states</Trans>
        </ButtonLink>
        <ButtonLink size="small" variant="strong" href={without(location, 'at')}>
          <Trans>Start for real</Trans>
        </ButtonLink>
        {!flow && <Names flows={shown} location={location} />}
      </Container>
    </aside>
  )
}

/** The shown state, or the reason why the code does not lead to it. */
function Opened({ flow, state, code }: { flow: FlowDescription; state: string; code: string | undefined }) {
  switch (codeStanding(flow, state, code)) {
    case 'unknown':
      return (
        <Trans>
          There’s no code <code>{code}</code>, so the flow is shown at its start.
        </Trans>
      )
    case 'elsewhere':
      return (
        <Trans>
          The code <code>{code}</code> doesn’t lead to this state, so the flow is shown at its start.
        </Trans>
      )
    case 'leads-here': {
      const name = `${flow.name} / ${state}${code === undefined ? '' : `:${code}`}`
      return (
        <Trans>
          It shows <code>{name}</code> with sample data.
        </Trans>
      )
    }
  }
}

function Unknown({ at }: { at: string }) {
  return (
    <Trans>
      No flow on this page has the state <code>{at}</code>, so it’s shown at its start. These are the states:
    </Trans>
  )
}

/** The states of this page, when the requested one does not exist. */
function Names({ flows, location }: { flows: readonly FlowDescription[]; location: PageAddress }) {
  const { layout } = useAppContext()
  const names = flows.flatMap(({ states }) => states.filter((state) => state[layout] !== undefined))
  const unique = new Map(names.map((state) => [state.name, state[layout] ?? without(location, 'at')]))
  return (
    <ul>
      {[...unique].map(([name, href]) => (
        <li key={name}>
          <a href={href}>
            <code>{name}</code>
          </a>
        </li>
      ))}
    </ul>
  )
}

interface PageAddress {
  readonly pathname: string
  readonly searchStr: string
}

function without({ pathname, searchStr }: PageAddress, parameter: string): string {
  const search = new URLSearchParams(searchStr)
  search.delete(parameter)
  return search.size === 0 ? pathname : `${pathname}?${search}`
}
