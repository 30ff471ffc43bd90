import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { InspectionEvent } from 'xstate'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Button } from '#ui/controls/button.tsx'
import * as styles from './inspector.css.ts'
import { createInspectorLog, type Inspected, type InspectorLog } from './inspector-log.ts'
import { SequenceDiagram } from './sequence-diagram.tsx'

/**
 * Opens the panel that logs the page's actors, for developers, in English. Nothing leaves the browser. Returns the
 * listener for XState's `inspect` option.
 */
export function openInspector(): (event: InspectionEvent) => void {
  const log = createInspectorLog()
  const root = document.documentElement
  const show = () => {
    const container = document.createElement('div')
    document.body.append(container)
    createRoot(container).render(<Inspector log={log} />)
  }
  // Added beside the page, after hydration: unknown elements would cause a mismatch.
  const observer = new MutationObserver(() => {
    if (root.dataset['scripted'] === undefined) return
    observer.disconnect()
    show()
  })
  observer.observe(root, { attributeFilter: ['data-scripted'] })
  return log.hear
}

const parts = ['Events', 'States', 'Sequence'] as const
type Part = (typeof parts)[number]

/** What happens to the page's actors: events with the state after each, current states, and a sequence diagram. */
export function Inspector({ log }: { log: InspectorLog }) {
  const inspected = useSyncExternalStore(log.subscribe, log.inspected)
  const [part, setPart] = useState<Part>('Events')
  return (
    <section className={styles.panel} aria-label="Inspector">
      <header>
        {parts.map((each) => (
          <Button key={each} size="small" variant="quiet" aria-pressed={each === part} onClick={() => setPart(each)}>
            {each}
          </Button>
        ))}
        <Button size="small" variant="quiet" onClick={() => log.pause(!inspected.isPaused)}>
          {inspected.isPaused ? 'Go on' : 'Pause'}
        </Button>
        <Button size="small" variant="quiet" onClick={log.clear}>
          Clear
        </Button>
      </header>
      {part === 'Events' && <Events entries={inspected.entries} />}
      {part === 'States' && (
        <DefinitionList className={styles.scrollArea}>
          {[...inspected.states].map(([actor, state]) => (
            <DefinitionItem key={actor} name={actor}>
              {state}
            </DefinitionItem>
          ))}
        </DefinitionList>
      )}
      {part === 'Sequence' && <SequenceDiagram messages={inspected.messages} />}
    </section>
  )
}

/** List of events. Expanding one shows the context. */
function Events({ entries }: Pick<Inspected, 'entries'>) {
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (entries.length > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [entries])
  return (
    <ol className={styles.scrollArea}>
      {entries.map(({ number, actor, event, state, context }) => (
        <li key={number}>
          <details>
            <summary>
              <small>{number}</small> <b>{actor}</b> <span>{event}</span> <em>{state}</em>
            </summary>
            {context !== '' && <pre>{context}</pre>}
          </details>
        </li>
      ))}
      <li ref={end} />
    </ol>
  )
}
