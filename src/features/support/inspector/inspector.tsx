import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { InspectionEvent } from 'xstate'
import { createInspectorLog, type InspectorLog } from './inspector-log.ts'
import { panel } from './inspector.css.ts'
import { Button } from '../../../ui/button.tsx'

/**
 * Opens the panel that logs the page's actors, for developers, in English. Nothing leaves the browser. Returns the
 * listener for XState's `inspect` option.
 */
export function openInspector(): (event: InspectionEvent) => void {
  const log = createInspectorLog()
  const root = document.documentElement
  const show = () => {
    const place = document.createElement('div')
    document.body.append(place)
    createRoot(place).render(<Inspector log={log} />)
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

/** Log of events with the state after each. Expanding one shows the context. */
export function Inspector({ log }: { log: InspectorLog }) {
  const entries = useSyncExternalStore(log.subscribe, log.entries)
  const isPaused = useSyncExternalStore(log.subscribe, log.isPaused)
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (entries.length > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [entries])
  return (
    <section className={panel} aria-label="Inspector">
      <header>
        <b>Inspector</b>
        <Button size="small" variant="quiet" onClick={() => log.pause(!isPaused)}>
          {isPaused ? 'Go on' : 'Pause'}
        </Button>
        <Button size="small" variant="quiet" onClick={log.clear}>
          Clear
        </Button>
      </header>
      <ol>
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
    </section>
  )
}
