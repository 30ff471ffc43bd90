import { useLingui } from '@lingui/react/macro'
import { formatDayShort, formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { isFields, valueAt } from '#machines/merge-values.ts'
import type { Field } from '../fields/field.ts'
import { fieldAt, itemTitle, stepsTo } from '../fields/field-values.ts'

/** Names fields and values as the form shows them. */
export interface FieldNames {
  /** Where a field stands: “Lesson 4, Title, English”; the name of the kind for the whole file. */
  readonly nameOf: (path: string) => string
  /** A value as text; empty when there is none. */
  readonly textAt: (path: string, value: unknown) => string
}

export function useFieldNames(root: Field): FieldNames {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const languages = { ko: t`Korean`, en: t`English` }

  const nameOf = (path: string) => {
    const steps = stepsTo(root, path).map((step) => {
      if (step.kind === 'language') return languages[step.language]
      if (step.kind === 'item') return `${i18n._(step.list.itemName)} ${step.number}`
      return i18n._(step.field.label)
    })
    return steps.length === 0 ? i18n._(root.label) : steps.join(', ')
  }

  const textOfField = (field: Field | undefined, value: unknown): string => {
    if (value === undefined || value === null || value === '') return ''
    if (field?.type === 'yesNo') return value === true ? t`Yes` : t`No`
    if (field?.type === 'number' && field.unit === 'won' && typeof value === 'number') return formatWon(value, locale)
    if (field?.type === 'day' && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
      return formatDayShort(value, locale)
    if (field?.type === 'choice' && typeof value === 'string') {
      const name = field.options[value]
      return name ? i18n._(name) : value
    }
    if (field?.type === 'list' && Array.isArray(value)) {
      const titles = value.map(
        (item, index) => itemTitle(field, item, locale) || `${i18n._(field.itemName)} ${index + 1}`,
      )
      return `${value.length}: ${titles.join(', ')}`
    }
    if (field?.type === 'both' && isFields(value)) return [value['ko'], value['en']].filter(Boolean).join(' / ')
    if (field?.type === 'group' && isFields(value))
      return Object.entries(field.fields)
        .filter(([key, inner]) => inner.type !== 'kept' && valueAt(value, key) !== undefined)
        .map(([key, inner]) => `${i18n._(inner.label)}: ${textOfField(inner, value[key])}`)
        .join('\n')
    if (Array.isArray(value)) return value.join(', ')
    return typeof value === 'object' ? '' : String(value)
  }
  return { nameOf, textAt: (path, value) => textOfField(fieldAt(root, path), value) }
}
