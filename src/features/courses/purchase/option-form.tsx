import { Trans, useLingui } from '@lingui/react/macro'
import { type InvalidEvent, useEffect, useRef, useState } from 'react'
import { paths } from '#contract/addresses/paths.ts'
import type { Course, PurchaseOption } from '#contract/courses/course-detail.ts'
import { formatWon } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { classNames } from '#ui/class-names.ts'
import { Button } from '#ui/controls/button.tsx'
import { invalid } from '#ui/controls/field-error.css.ts'
import { FieldError } from '#ui/controls/field-error.tsx'
import { FieldLabel } from '#ui/controls/field-label.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { DetailSearch } from '../detail-search.ts'
import * as styles from '../panel.css.ts'
import { amountsOf, optionsOf } from '../sale/amounts.ts'
import { optionFormId } from './sale.ts'

interface OptionFormProps {
  readonly course: Course
  readonly chosen: PurchaseOption | undefined
  readonly search: DetailSearch
  readonly onChoose: (option: number | undefined) => void
}

/**
 * Form that chooses the purchase option and stores it in the address. One of several has to be selected (specification,
 * section 5). Without script it has a submit button, and the browser says that the option is missing.
 */
export function OptionForm({ course, chosen, search, onChoose }: OptionFormProps) {
  const { t } = useLingui()
  const field = useRef<HTMLSelectElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  const { subscription, not_subscription } = course.individual.option
  const options = optionsOf(course)
  const choose = (value: string) => {
    const option = options.find(({ idx }) => String(idx) === value)
    if (option?.idx !== chosen?.idx) onChoose(option?.idx)
  }
  const refuse = (event: InvalidEvent<HTMLSelectElement>) => {
    // The message below the field replaces the browser's.
    event.preventDefault()
    event.currentTarget.focus()
    setIsRefused(true)
  }
  const isWrong = isRefused && !chosen
  // React gets no change event for a choice made before hydration.
  const catchUp = useRef(choose)
  useEffect(() => {
    if (field.current) catchUp.current(field.current.value)
  }, [])
  return (
    // biome-ignore lint/plugin/forms: its choices belong in the address
    <form
      id={optionFormId}
      method="get"
      className={classNames(styles.option, isWrong && invalid)}
      action={paths.course({})}
    >
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
        required
        value={chosen?.idx ?? ''}
        onChange={(event) => choose(event.target.value)}
        onInvalid={refuse}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'purchase-option-error' : undefined}
      >
        {options.length > 1 && <option value="">{t`Select an option`}</option>}
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
          <Options options={options} />
        )}
      </Select>
      {isWrong && (
        <FieldError id="purchase-option-error">
          <Trans>Select an option.</Trans>
        </FieldError>
      )}
      <noscript>
        <Stack marginTop={2}>
          <Button size="small" fullWidth type="submit">
            <Trans>Select this option</Trans>
          </Button>
        </Stack>
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
