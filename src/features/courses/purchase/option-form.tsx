import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Course, PurchaseOption } from '../../../../contract/course-detail.ts'
import { paths } from '../../../../contract/paths.ts'
import { formatWon } from '../../../lib/i18n/format.ts'
import { Select } from '../../../ui/select.tsx'
import { usePageLanguage } from '../../../lib/i18n/use-page-language.ts'
import { amountsOf, optionsOf } from '../sale/amounts.ts'
import type { DetailSearch } from '../detail-search.ts'
import * as styles from '../panel.css.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldLabel } from '../../../ui/field-label.tsx'

interface OptionFormProps {
  readonly course: Course
  readonly chosen: PurchaseOption
  readonly search: DetailSearch
  readonly onChoose: (option: number | undefined) => void
}

/** Form that chooses the purchase option and stores it in the address. Without script it has a submit button. */
export function OptionForm({ course, chosen, search, onChoose }: OptionFormProps) {
  const { t } = useLingui()
  const field = useRef<HTMLSelectElement>(null)
  const { subscription, not_subscription } = course.individual.option
  const choose = (value: string) => {
    const [first, ...others] = optionsOf(course)
    const option = others.find(({ idx }) => String(idx) === value)
    if ((option ?? first)?.idx !== chosen.idx) onChoose(option?.idx)
  }
  // React gets no change event for a choice made before hydration.
  const catchUp = useRef(choose)
  useEffect(() => {
    if (field.current) catchUp.current(field.current.value)
  }, [])
  return (
    <form method="get" className={styles.option} action={paths.course({})}>
      <input type="hidden" name="id" value={course.idx} />
      {search.memberType && <input type="hidden" name="memberType" value={search.memberType} />}
      <FieldLabel htmlFor="purchase-option">
        {not_subscription.length === 0 ? <Trans>Access</Trans> : <Trans>Option</Trans>}
      </FieldLabel>
      <Select
        ref={field}
        id="purchase-option"
        name="option"
        autoComplete="off"
        value={chosen.idx}
        onChange={(event) => choose(event.target.value)}
      >
        {subscription.length > 0 && not_subscription.length > 0 ? (
          <>
            <optgroup label={t`Passes`}>
              <Options options={subscription} />
            </optgroup>
            <optgroup label={t`One-time purchase`}>
              <Options options={not_subscription} />
            </optgroup>
          </>
        ) : (
          <Options options={optionsOf(course)} />
        )}
      </Select>
      <noscript>
        <Button size="small" fullWidth type="submit">
          <Trans>Select this option</Trans>
        </Button>
      </noscript>
    </form>
  )
}

function Options({ options }: { options: readonly PurchaseOption[] }) {
  const { t } = useLingui()
  const { locale } = usePageLanguage()
  return options.map((option) => {
    const { now } = amountsOf(option)
    return (
      <option key={option.idx} value={option.idx}>
        {`${option.name}, ${now === 0 ? t`free` : formatWon(now, locale)}`}
      </option>
    )
  })
}
