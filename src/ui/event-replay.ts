import { type RefObject, useEffect } from 'react'

/**
 * Marks that the script in the head of the page (`src/app/early.ts`) leaves in the document: it keeps presses that
 * come before React has taken over a form or a flow, and this module performs them afterwards.
 */
export const eventReplay = {
  /** On a pressed control: the order in which it was pressed. */
  pressed: 'data-pressed',
  /** On a form or flow whose handlers are attached. */
  ready: 'data-ready',
  /** Id of the message about presses that wait. */
  noticeId: 'early-press',
} as const

const waiting = `form[method=post]:not([${eventReplay.ready}]), [data-flow]:not([${eventReplay.ready}])`

/**
 * Marks a form or flow as ready once its handlers are attached and it can act, and performs the presses that were
 * kept for it, each once and in their order.
 */
export function useEventReplay(element: RefObject<HTMLElement | null>, isReady = true): void {
  useEffect(() => {
    const root = element.current
    if (!root || !isReady) return
    // Effects of the components around this one start the machines: they run first.
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
      // The browser has ticked it already: it is put back, so that the click ticks it for React as well.
      if (each instanceof HTMLInputElement) each.checked = each.defaultChecked
      each.click()
    }
  }
  if (!document.querySelector(`[${eventReplay.pressed}]`)) document.getElementById(eventReplay.noticeId)?.remove()
}
