import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `act` with the former value after a render with another one. Not after the first render. */
export function useChange<Value>(value: Value, act: (former: Value) => void): void {
  const last = useRef(value)
  const onChange = useEffectEvent(act)
  useEffect(() => {
    const former = last.current
    if (former === value) return
    last.current = value
    onChange(former)
  }, [value])
}
