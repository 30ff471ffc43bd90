/**
 * Storage of the browser; undefined where the browser blocks it, which throws, or has none: Android web views without
 * DOM storage have null. Every use of storage begins here.
 */
export function openStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name] ?? undefined
  } catch {
    return undefined
  }
}
