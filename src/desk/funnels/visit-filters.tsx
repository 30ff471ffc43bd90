import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Locale, locales } from '#contract/values/locale.ts'
import { type VisitLayout, visitLayouts } from '#contract/values/visit-counts.ts'
import { Select } from '#ui/controls/select.tsx'

const layoutNames: Record<VisitLayout, MessageDescriptor> = { desktop: msg`Desktop`, mobile: msg`Mobile` }
const languageNames: Record<Locale, MessageDescriptor> = { ko: msg`Korean`, en: msg`English` }

/** Choice of a layout, for `ListFilters`. */
export function LayoutField({ layout }: { layout: VisitLayout | undefined }) {
  const { t, i18n } = useLingui()
  return (
    <label>
      <Trans>Layout</Trans>
      <Select name="layout" defaultValue={layout} key={layout}>
        <option value="">{t`Both`}</option>
        {visitLayouts.map((each) => (
          <option key={each} value={each}>
            {i18n._(layoutNames[each])}
          </option>
        ))}
      </Select>
    </label>
  )
}

/** Choice of a language, for `ListFilters`. */
export function LanguageField({ locale }: { locale: Locale | undefined }) {
  const { t, i18n } = useLingui()
  return (
    <label>
      <Trans>Page language</Trans>
      <Select name="locale" defaultValue={locale} key={locale}>
        <option value="">{t`Both`}</option>
        {locales.map((each) => (
          <option key={each} value={each}>
            {i18n._(languageNames[each])}
          </option>
        ))}
      </Select>
    </label>
  )
}
