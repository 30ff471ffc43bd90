import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SessionBrowser, SessionSystem } from '../../../contract/accounts/session.ts'

const browserNames = {
  chrome: 'Chrome',
  edge: 'Edge',
  safari: 'Safari',
  firefox: 'Firefox',
  samsung: 'Samsung Internet',
  whale: 'Whale',
} as const
const systemNames = { windows: 'Windows', macos: 'macOS', android: 'Android', ios: 'iOS', linux: 'Linux' } as const

interface Device {
  readonly browser: SessionBrowser
  readonly system: SessionSystem
}

/** A browser and its system: `Chrome, Windows`. */
export function deviceName(i18n: I18n, { browser, system }: Device): string {
  return [
    browser === 'other' ? i18n._(msg`Another browser`) : browserNames[browser],
    system === 'other' ? i18n._(msg`another device`) : systemNames[system],
  ].join(', ')
}
