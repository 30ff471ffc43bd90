import { Trans } from '@lingui/react/macro'
import type { PurchaseOption } from '#contract/courses/course-detail.ts'
import { formatDay, formatWon } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { DefinitionItem } from '#ui/content/definition-list.tsx'
import { Text } from '#ui/content/text.tsx'
import { amountsOf } from './amounts.ts'
import * as styles from './price-lines.css.ts'

/** Price lines from the regular price to the total. Lines that change nothing are left out. */
export function PriceLines({ option }: { option: PurchaseOption }) {
  const { locale } = usePageLanguage()
  const { regular, discounted, special, now, saved, savedRate, delivery, total } = amountsOf(option)
  const rate = discounted?.rate
  return (
    <dl className={styles.amounts} aria-live="polite">
      {saved > 0 && (
        <DefinitionItem name={<Trans>Regular price</Trans>}>
          <Text as="s" muted>
            {formatWon(regular, locale)}
          </Text>
        </DefinitionItem>
      )}
      {discounted && special && (
        <DefinitionItem name={<Trans>Discounted {rate}%</Trans>}>
          <Text as="s" muted>
            {formatWon(discounted.amount, locale)}
          </Text>
        </DefinitionItem>
      )}
      <DefinitionItem
        className={styles.now}
        name={
          special ? (
            <>
              {discounted ? <Trans>Special price</Trans> : <Trans>Special price {savedRate}%</Trans>}
              <LastDay day={special.until} />
            </>
          ) : discounted ? (
            <Trans>Discounted {rate}%</Trans>
          ) : (
            <Trans>Price</Trans>
          )
        }
      >
        {now === 0 ? <Trans>Free</Trans> : formatWon(now, locale)}
      </DefinitionItem>
      {saved > 0 && (
        <DefinitionItem className={styles.saved} name={<Trans>You save</Trans>}>
          {formatWon(saved, locale)}
        </DefinitionItem>
      )}
      {delivery > 0 && (
        <>
          <DefinitionItem name={<Trans>Delivery fee</Trans>}>{formatWon(delivery, locale)}</DefinitionItem>
          <DefinitionItem className={styles.total} name={<Trans>Total</Trans>}>
            {formatWon(total, locale)}
          </DefinitionItem>
        </>
      )}
    </dl>
  )
}

function LastDay({ day: last }: { day: string | null }) {
  const { locale, today } = usePageLanguage()
  if (last === null) return null
  const day = formatDay(last, today, locale)
  return (
    <Text size="small" muted>
      <Trans>until {day}</Trans>
    </Text>
  )
}
