import '#theme/fonts/ko-support.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { paths } from '#contract/addresses/paths.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { ButtonAnchor } from '#ui/controls/button.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { flowInState, flowsShownAt } from '../flows/flows.ts'
import { hasState } from '../offered.ts'
import { parseRequestedState } from './requested-state.ts'
import * as styles from './strip.css.ts'
import { useCodeNote } from './use-code-note.ts'

/** Banner of a support view, with the shown state and links to the list of states and to the real flow. */
export function Strip() {
  const { t } = useLingui()
  const location = useLocation()
  const codeNote = useCodeNote()
  const { layout, off, supportView } = useAppContext()
  const at = supportView?.at ?? ''
  const { state, code } = parseRequestedState(at)
  const flow = flowInState(location, layout, state)
  const shown = flowsShownAt(location.pathname)
  const realPath = withoutState(location)
  const name = `${flow?.name} / ${at}`
  const note = flow && codeNote(flow, state, code)
  // The states of this page that the shop has, where the requested one does not exist.
  const known = flow
    ? []
    : shown.flatMap((each) =>
        each.states.filter((state) => state[layout] !== undefined && hasState(each.name, state.name, off)),
      )
  return (
    <aside className={styles.strip} aria-label={t`Support view`}>
      <Container>
        <Icon name="eye" size={20} />
        <p role="status">
          <b>{t`This is a support view.`}</b>{' '}
          {flow ? (
            note === undefined ? (
              <Trans>
                It shows <code>{name}</code> with sample data.
              </Trans>
            ) : (
              <span>{note}</span>
            )
          ) : (
            <Trans>
              No flow on this page has the state <code>{at}</code>, so it’s shown at its start. These are the states:
            </Trans>
          )}{' '}
          <span>{t`Nothing is sent or kept.`}</span>
        </p>
        <ButtonAnchor
          size="small"
          href={paths.supportFlow(flow ? { name: flow.name, state } : { name: shown[0]?.name ?? '' })}
        >
          {t`List of states`}
        </ButtonAnchor>
        <ButtonAnchor size="small" variant="strong" href={realPath}>
          {t`Start for real`}
        </ButtonAnchor>
        {known.length > 0 && (
          <ul>
            {[...new Map(known.map((each) => [each.name, each[layout] ?? realPath]))].map(([each, href]) => (
              <li key={each}>
                <a href={href}>
                  <code>{each}</code>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Container>
    </aside>
  )
}

/** The page's own address. */
function withoutState({ pathname, searchStr }: { readonly pathname: string; readonly searchStr: string }): string {
  const search = new URLSearchParams(searchStr)
  search.delete('at')
  return search.size === 0 ? pathname : `${pathname}?${search}`
}
