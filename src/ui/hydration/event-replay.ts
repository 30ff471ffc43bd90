import { type RefObject, useEffect } from 'react'

/**
 * Attributes and ids shared with the inline script in the head of the page
 * (`src/app/head-scripts/capture-events.ts`). That script records clicks and submits made before a form or flow is
 * hydrated; this module replays them afterwards.
 */
export const eventReplay = {
  /** On a control that was pressed: its place in the order of presses. */
  pressed: 'data-pressed',
  /** On a hydrated form or flow. */
  ready: 'data-ready',
  /** Id of the notice about waiting presses. */
  noticeId: 'early-press',
} as const

const waiting = `form[method=post]:not([${eventReplay.ready}]), [data-flow]:not([${eventReplay.ready}])`

/**
 * Marks a form or flow as ready once it is hydrated and `isReady`, and replays the presses recorded for it, each once
 * and in order.
 */
export function useEventReplay(element: RefObject<HTMLElement | null>, isReady = true): void {
  useEffect(() => {
    const root = element.current
    if (!root || !isReady) return
    // The effects of parent components, which start the machines, run first.
    queueMicrotask(() => replayEvents(root))
  }, [element, isReady])
}

function replayEvents(root: HTMLElement): void {
  root.setAttribute(eventReplay.ready, '')
  const pressed = [root, ...root.querySelectorAll<HTMLElement>(`[${eventReplay.pressed}]`)].filter(
    (each) => each.hasAttribute(eventReplay.pressed) && each.closest(waiting) === null,
  )
  const order = (each: HTMLElement) => Number(each.getAttribute(eventReplay.pressed))
  for (const each of pressed.sort((a, b) => order(a) - order(b))) {
    each.removeAttribute(eventReplay.pressed)
    if (each instanceof HTMLFormElement) each.requestSubmit()
    else {
      if (each instanceof HTMLButtonElement) each.setAttribute('aria-busy', 'false')
      // The browser has already toggled it: reset it, so that the replayed click toggles it for React too.
      if (each instanceof HTMLInputElement) each.checked = each.defaultChecked
      each.click()
    }
  }
  if (!document.querySelector(`[${eventReplay.pressed}]`)) document.getElementById(eventReplay.noticeId)?.remove()
}
