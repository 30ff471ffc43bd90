import { type ComponentType, createContext, useContext } from 'react'
import { useLocale } from '#lib/i18n/use-locale.ts'
import type { Field } from '../fields/field.ts'

export interface FieldViewProps {
  readonly field: Field
  readonly path: string
  readonly value: unknown
  /** Whether the label is said alone: the heading or the item above shows it. */
  readonly isLabelHidden?: boolean
}

/** What the fields of the form do; the same object for as long as the form is shown. */
export interface FormActions {
  /** Path of the file, such as `courses/safety/spill.yaml`. */
  readonly file: string
  readonly today: string
  readonly isReadOnly: boolean
  readonly change: (path: string, value: unknown) => void
  /** The operator has left the field: its faults are shown from now on. */
  readonly leave: (path: string) => void
  /** The value of the whole file, as it is now. */
  readonly current: () => unknown
  /** What the shop has of it. */
  readonly published: unknown
  /** The control of a field: groups and lists contain further ones. */
  readonly FieldView: ComponentType<FieldViewProps>
}

/** A fault that is shown at its field. */
export interface ShownFault {
  readonly field: string
  readonly message: { readonly ko?: string | undefined; readonly en?: string | undefined }
}

export const FormActionsContext = createContext<FormActions | undefined>(undefined)
export const ShownFaultsContext = createContext<readonly ShownFault[]>([])
/** The value of the whole file, for fields that choose among values of others. */
export const WholeValueContext = createContext<unknown>(undefined)

export function useFormActions(): FormActions {
  const actions = useContext(FormActionsContext)
  if (!actions) throw new Error('a field stands outside of the form')
  return actions
}

/** ID of the control, or else of the part, at a path. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`
}

/** Focuses the first control inside an element, once it is drawn. */
export function focusFirstControl(element: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() =>
    element()?.querySelector<HTMLElement>(':is(input:not([hidden]), select, textarea, button)')?.focus(),
  )
}

/** Messages of the faults that are shown at a path; those of parts without a control of their own come along. */
export function useFaultTexts(path: string, where: 'here' | 'within' | 'below' = 'here'): readonly string[] {
  const locale = useLocale()
  const faults = useContext(ShownFaultsContext)
  const belongs = ({ field }: ShownFault) =>
    (where !== 'below' && field === path) || (where !== 'here' && field.startsWith(`${path}.`))
  return [...new Set(faults.filter(belongs).map(({ message }) => message[locale] ?? ''))]
}

/** How many faults are shown at a path and below it. */
export function useFaultCount(path: string): number {
  const faults = useContext(ShownFaultsContext)
  return faults.filter(({ field }) => field === path || field.startsWith(`${path}.`)).length
}
