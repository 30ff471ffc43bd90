import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'

/** Whether a pointer is down: a press has begun, and its click has not been dispatched. */
let isPressed = false
/** The page whose presses are watched. */
let watched: Window | undefined
const waiting = new Set<() => void>()

function release(): void {
  isPressed = false
  const due = [...waiting]
  waiting.clear()
  for (const each of due) each()
}

/** Watches the presses of the page, once and for as long as it is open. */
function watchPresses(): void {
  if (watched === window) return
  watched = window
  isPressed = false
  const options = { capture: true, passive: true } as const
  const press = () => {
    isPressed = true
  }
  // A click comes in the same task as the end of its press. By a finger, the events of a mouse follow those of the
  // finger, and the field loses the focus among them.
  const end = () => {
    if (isPressed) setTimeout(release)
  }
  for (const type of ['pointerdown', 'mousedown']) window.addEventListener(type, press, options)
  for (const type of ['pointerup', 'pointercancel', 'mouseup', 'dragend']) window.addEventListener(type, end, options)
  // What is clicked has been found: from now on it may move.
  window.addEventListener('click', release, options)
  window.addEventListener('blur', release)
}

/**
 * The value; while a pointer is down, the one before the press, and `before` when there was none. A message that appears
 * or goes when a field is left would move the button that is being pressed away from the pointer, and the browser then
 * drops the click.
 */
export function useHeldWhilePressed<Value>(value: Value, before = value): Value {
  const shown = useRef(isPressed ? before : value)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const isHeld = isPressed && !Object.is(shown.current, value)
  useEffect(watchPresses, [])
  useLayoutEffect(() => {
    if (!isHeld) shown.current = value
  })
  useEffect(() => {
    if (!isHeld) return
    // Released between drawing and now.
    if (!isPressed) return redraw()
    waiting.add(redraw)
    return () => {
      waiting.delete(redraw)
    }
  }, [isHeld])
  return isHeld ? shown.current : value
}
