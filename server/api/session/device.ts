import type { SessionBrowser, SessionDevice, SessionSystem } from '#contract/accounts/session.ts'

/** Patterns in the order in which they are tried: most browsers also name Chrome or Safari. */
const browsers: readonly (readonly [SessionBrowser, RegExp])[] = [
  ['whale', /Whale\//],
  ['samsung', /SamsungBrowser\//],
  ['edge', /Edg(?:A|iOS)?\//],
  ['firefox', /Firefox\/|FxiOS\//],
  ['chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['safari', /Safari\//],
]
const systems: readonly (readonly [SessionSystem, RegExp])[] = [
  ['ios', /iPhone|iPad|iPod/],
  ['android', /Android/],
  ['windows', /Windows NT/],
  ['macos', /Macintosh/],
  ['linux', /Linux|CrOS/],
]

/** Browser and operating system that a `User-Agent` header names. */
export function deviceOf(userAgent = ''): SessionDevice {
  return {
    browser: browsers.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other',
    system: systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other',
  }
}
