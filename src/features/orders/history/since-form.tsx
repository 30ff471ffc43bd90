import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { paths } from '#contract/addresses/paths.ts'
import { dateOptions } from '#contract/values/date-options.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { useFieldsOfAddress } from '#lib/url/use-fields-of-address.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import * as styles from './history.css.ts'
import { type HistorySearch, historySearchSchema } from './history.url.ts'

/** Form that chooses the first day of the listed orders. */
export function SinceForm({ since }: { since: Omit<HistorySearch, 'page'> }) {
  const { t } = useLingui()
  const router = useRouter()
  const { today } = useAppContext()
  // Without a year, a month and a day say nothing.
  const [chosen, setChosen] = useState({ year: since.year, hasYear: since.year !== undefined })
  if (chosen.year !== since.year) setChosen({ year: since.year, hasYear: since.year !== undefined })
  const { hasYear } = chosen
  const form = useFieldsOfAddress({
    year: String(since.year ?? ''),
    month: String(since.month ?? 1),
    day: String(since.day ?? 1),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = v.parse(historySearchSchema, Object.fromEntries(new FormData(event.currentTarget)))
    void router.navigate({ to: '/mypage/history', search: chosen.year === undefined ? {} : chosen })
  }
  return (
    // biome-ignore lint/plugin/forms: its period belongs in the address
    <form
      method="get"
      action={paths.purchases()}
      className={styles.sinceForm}
      aria-label={t`Orders since a date`}
      ref={form}
      onSubmit={submit}
    >
      <SelectField
        label={t`Year`}
        name="year"
        defaultValue={since.year ?? ''}
        onChange={(event) => setChosen({ year: since.year, hasYear: event.currentTarget.value !== '' })}
      >
        <option value="">{t`All years`}</option>
        <Numbers of={dateOptions.years(today)} />
      </SelectField>
      <SelectField label={t`Month`} name="month" defaultValue={since.month ?? 1} disabled={!hasYear}>
        <Numbers of={dateOptions.months} />
      </SelectField>
      <SelectField label={t`Day`} name="day" defaultValue={since.day ?? 1} disabled={!hasYear}>
        <Numbers of={dateOptions.days} />
      </SelectField>
      <Button type="submit">
        <Trans>Show orders</Trans>
      </Button>
    </form>
  )
}

function Numbers({ of }: { of: readonly number[] }) {
  return of.map((number) => (
    <option key={number} value={number}>
      {number}
    </option>
  ))
}
