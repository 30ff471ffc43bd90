import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { badge, count } from './basket-count.css.ts'
import { useBasket } from './use-basket.ts'

/** Number of lines in the basket: beside the name of the link to it, or at the corner of its icon. */
export function BasketCount({ atIcon = false }: { atIcon?: boolean }) {
  const { t } = useLingui()
  const lines = useBasket().length
  return (
    <span className={atIcon ? badge : count}>
      {lines > 0 && (
        <>
          <span aria-hidden="true">{lines}</span>
          <VisuallyHidden>{t`${plural(lines, { one: '# item', other: '# items' })}`}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
