import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { browserNames, type SessionDevice, systemNames } from '#contract/accounts/session.ts'

/** A browser and its system: `Chrome, Windows`. */
export function deviceName(i18n: I18n, { browser, system }: SessionDevice): string {
  return [
    browser === 'other' ? i18n._(msg`Another browser`) : browserNames[browser],
    system === 'other' ? i18n._(msg`another device`) : systemNames[system],
  ].join(', ')
}
