import { Trans } from '@lingui/react/macro'
import type { CourseSummary } from '#contract/courses/courses.ts'
import { formatWon } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { DefinitionItem } from '#ui/content/definition-list.tsx'
import { Text } from '#ui/content/text.tsx'
import { amounts, now } from '../sale/price-lines.css.ts'

/** Price of the cheapest option, while none is chosen. */
export function LowestPrice({ price }: { price: NonNullable<CourseSummary['price']> }) {
  const { locale } = usePageLanguage()
  return (
    <dl className={amounts}>
      {price.rate > 0 && (
        <DefinitionItem name={<Trans>Regular price</Trans>}>
          <Text as="s" muted>
            {formatWon(price.regular, locale)}
          </Text>
        </DefinitionItem>
      )}
      <DefinitionItem className={now} name={price.from ? <Trans>Lowest price</Trans> : <Trans>Price</Trans>}>
        {price.now === 0 ? <Trans>Free</Trans> : formatWon(price.now, locale)}
      </DefinitionItem>
    </dl>
  )
}
