import { pairItems } from '#contract/content-files/pair-items.ts'
import { below, isFields, isSameValue, valueAt } from '#machines/merge-values.ts'
import type { AnyGroup, AnyList, Field } from './field.ts'

/** What new values begin with. */
export interface Beginning {
  /** Korean day. */
  readonly today: string
  /** Number of a new item in a list of numbered ones. */
  readonly nextNumber?: number
}

/** The value of a field that nobody has filled in. Optional fields are left out of it. */
export function emptyValueOf(field: Field, beginning: Beginning): unknown {
  switch (field.type) {
    case 'both':
      return { ko: '', en: '' }
    case 'day':
    case 'moment':
      return field.isToday ? beginning.today : ''
    case 'number':
    case 'stock':
      return field.initial ?? null
    case 'kept':
      return field.initial === 'nextNumber' ? (beginning.nextNumber ?? 1) : (field.initial ?? null)
    case 'yesNo':
      return field.initial ?? false
    case 'choice':
      return field.initial ?? ''
    case 'choices':
      return field.initial ?? []
    case 'words':
    case 'courses':
    case 'list':
      return []
    case 'course':
      return null
    case 'group':
      return Object.fromEntries(
        Object.entries(field.fields)
          .filter(([, each]) => isBegun(each))
          .map(([key, each]) => [key, emptyValueOf(each, beginning)]),
      )
    case 'text':
    case 'color':
    case 'reference':
    case 'file':
    case 'pictureWord':
      return ''
  }
}

/** Whether a new value has the field: an optional one only when it begins with something. */
function isBegun(field: Field): boolean {
  return field.optional === undefined || (field.type === 'day' && field.isToday !== undefined)
}

/** The value without the fields that the values beside them do not call for. */
export function withoutHidden(field: Field, value: unknown, file: string): unknown {
  if (field.type === 'list' && Array.isArray(value)) return value.map((each) => withoutHidden(field.item, each, file))
  if (field.type !== 'group' || !isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => field.fields[key]?.isShown?.(value, file) ?? true)
      .map(([key, each]) => [key, withoutHidden(field.fields[key] ?? { ...field, fields: {} }, each, file)]),
  )
}

/** A step from a value to one inside it: a field, an item of a list from 1, or one of both languages. */
export type Step =
  | { readonly kind: 'field'; readonly field: Field }
  | { readonly kind: 'item'; readonly list: AnyList; readonly number: number }
  | { readonly kind: 'language'; readonly language: 'ko' | 'en' }

/** The steps of a path, as far as the description knows them. */
export function stepsTo(root: Field, path: string): readonly Step[] {
  const steps: Step[] = []
  let field: Field | undefined = root
  for (const key of path === '' ? [] : path.split('.')) {
    if (field === undefined) break
    if (field.type === 'list') {
      steps.push({ kind: 'item', list: field, number: Number(key) + 1 })
      field = field.item
    } else if (field.type === 'group') {
      field = field.fields[key]
      if (field) steps.push({ kind: 'field', field })
    } else {
      if (field.type === 'both' && (key === 'ko' || key === 'en')) steps.push({ kind: 'language', language: key })
      field = undefined
    }
  }
  return steps
}

/** The description of the field at a path. */
export function fieldAt(root: Field, path: string): Field | undefined {
  const [key, ...rest] = path === '' ? [] : path.split('.')
  if (key === undefined) return root
  if (root.type === 'list') return fieldAt(root.item, rest.join('.'))
  const inner = root.type === 'group' ? root.fields[key] : undefined
  return inner && fieldAt(inner, rest.join('.'))
}

export interface Difference {
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

/** Fields that differ, in the order of the form. In a list of another length, items that were added or removed. */
export function differencesOf(root: Field, before: unknown, after: unknown, path = ''): readonly Difference[] {
  if (isSameValue(before, after)) return []
  if (root.type === 'group' && isFields(before) && isFields(after))
    return Object.keys(root.fields).flatMap((key) => {
      const inner = root.fields[key]
      return inner ? differencesOf(inner, before[key], after[key], below(path, key)) : []
    })
  if (root.type === 'list' && Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((each, index) => differencesOf(root.item, before[index], each, below(path, index)))
  if (root.type === 'list' && Array.isArray(before) && Array.isArray(after))
    return pairItems(before, after).flatMap((pair) => {
      const place = below(path, pair.after?.place ?? pair.before?.place ?? 0)
      return pair.before && pair.after
        ? differencesOf(root.item, pair.before.item, pair.after.item, place)
        : [{ path: place, before: pair.before?.item, after: pair.after?.item }]
    })
  if (root.type === 'both' && isFields(before) && isFields(after))
    return ['ko', 'en']
      .filter((language) => before[language] !== after[language])
      .map((language) => ({ path: below(path, language), before: before[language], after: after[language] }))
  return [{ path, before, after }]
}

/** Items of a list that another one lacks, each as often as it is missing there. */
export function withoutItems(items: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const left = [...others]
  return items.filter((item) => {
    const index = left.findIndex((other) => isSameValue(item, other))
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** The text by which an item of a list is told from others, in a language. */
export function itemTitle({ title, item }: AnyList, value: unknown, language: 'ko' | 'en'): string {
  const named: unknown = title === undefined ? value : valueAt(value, title)
  if (Array.isArray(named)) return named.join(', ')
  const text = isFields(named) && item.type !== 'words' ? named[language] : named
  return typeof text === 'string' ? text.replaceAll('\n', ' ') : ''
}

/** The next number of a list: none of its items has it, nor those that the shop has. */
export function nextNumberOf(items: readonly unknown[], published: readonly unknown[], first: number): number {
  const used = [...items, ...published].flatMap((item) =>
    isFields(item) && typeof item['idx'] === 'number' ? item['idx'] : [],
  )
  return Math.max(first - 1, ...used) + 1
}

/** Parts of a form: each begins with a field that has a heading. */
export function partsOf(group: AnyGroup): readonly (readonly string[])[] {
  const parts: string[][] = []
  for (const [key, { heading, type }] of Object.entries(group.fields)) {
    if (type === 'kept') continue
    const last = parts.at(-1)
    if (last === undefined || heading !== undefined) parts.push([key])
    else last.push(key)
  }
  return parts
}
