import { msg } from '@lingui/core/macro'
import { button } from '#ui/controls/button.css.ts'
import { notice } from '#ui/hydration/event-replay.css.ts'
import { eventReplay } from '#ui/hydration/event-replay.ts'
import type { RouterContext } from '../router.tsx'
import blockServerLinks from './block-server-links.ts?head-script'
import type { CaptureOptions } from './capture-events.ts'
import captureEvents from './capture-events.ts?head-script'
import firstPaint from './first-paint.ts?head-script'
import markSignedIn from './mark-signed-in.ts?head-script'
import trustedTypes from './trusted-types.ts?head-script'

/** After this time without the page's script, a kept press is reported as failed. */
const scriptTimeoutMs = 20_000

/** Text of the inline script in the head of a page; `hasFlow` when the page has forms or buttons that a flow handles. */
export function headScript(
  { supportView, session, messages }: Pick<RouterContext, 'supportView' | 'session' | 'messages'>,
  hasFlow: boolean,
): string {
  const capture = hasFlow ? [withOptions(captureEvents, captureOptions(messages))] : []
  if (!supportView) return [trustedTypes, firstPaint, ...capture].join(';')
  const signedIn = session.store.read() ? [markSignedIn] : []
  return [trustedTypes, blockServerLinks, ...capture, ...signedIn].join(';')
}

function captureOptions({ i18n }: RouterContext['messages']): CaptureOptions {
  return {
    ...eventReplay,
    noticeClass: notice,
    buttonClass: button(),
    timeoutMs: scriptTimeoutMs,
    messages: {
      waiting: i18n._(msg`The page is still loading. We’ll continue as soon as it’s ready.`),
      failed: i18n._(
        msg`The page didn’t load completely, so nothing was sent. Your entries are still here. Check your connection and reload the page.`,
      ),
      reload: i18n._(msg`Reload`),
    },
  }
}

/** A script that reads its options from a variable of that name. */
function withOptions(script: string, options: CaptureOptions): string {
  return `(options=>{${script}})(${JSON.stringify(options).replaceAll('<', '\\u003c')})`
}
