import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { InspectionEvent } from 'xstate'
import { createInspectorLog, type InspectorLog } from './inspector-log.ts'
import { panel } from './inspector.css.ts'
import { Button } from '../../../ui/button.tsx'

/**
 * Opens the panel that shows what the actors of the page do; for developers, in English. Nothing leaves the browser.
 * Returns what XState's `inspect` is to be.
 */
export function openInspector(): (event: InspectionEvent) => void {
  const log = createInspectorLog()
  const root = document.documentElement
  const show = () => {
    const place = document.createElement('div')
    document.body.append(place)
    createRoot(place).render(<Inspector log={log} />)
  }
  // Beside the page, and only once it has been taken over: what it does not know would not match.
  const observer = new MutationObserver(() => {
    if (root.dataset['scripted'] === undefined) return
    observer.disconnect()
    show()
  })
  observer.observe(root, { attributeFilter: ['data-scripted'] })
  return log.hear
}

/** Every event with the state that it led to; opening one shows the context. */
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
