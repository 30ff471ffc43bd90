import { Trans } from '@lingui/react/macro'
import type { Device } from '#contract/content/devices.ts'
import { formatMonths, formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { Text } from '#ui/content/text.tsx'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { ApplyLink } from './apply-link.tsx'
import { amountsOf, type Choice } from './terms.ts'

/** Sticky bar with the total and the application link, on narrow screens. */
export function ApplyBar({ device, choice }: { device: Device; choice: Choice }) {
  const locale = useLocale()
  const { term, quantity } = choice
  const length = term ? formatMonths([term.subs_month], locale) : ''
  const pieces = quantity > 1 ? ` × ${quantity}` : ''
  return (
    <BottomBar>
      <p>
        <b>{formatWon(amountsOf(device, choice).total, locale)}</b>
        <Text size="small" muted>
          {term ? (
            <Trans>
              {length}
              {pieces}, including delivery
            </Trans>
          ) : (
            <Trans>Including delivery{pieces}</Trans>
          )}
        </Text>
      </p>
      <ApplyLink device={device} choice={choice} brief />
    </BottomBar>
  )
}
