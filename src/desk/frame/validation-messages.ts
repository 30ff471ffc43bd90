import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Constrained = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isConstrained(target: EventTarget | null): target is Constrained {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  )
}

const limitOf = (field: Constrained, name: string) => field.getAttribute(name) ?? ''

/** Message of each constraint that a field may break, the first one that holds. `title` describes the format. */
function messageOf(field: Constrained): MessageDescriptor {
  const { validity } = field
  if (validity.valueMissing) {
    if (field instanceof HTMLSelectElement || field.type === 'radio') return msg`Choose one.`
    return field.type === 'checkbox' ? msg`Check this box to go on.` : msg`Fill in this field.`
  }
  if (validity.tooShort) return msg`Enter at least ${{ characters: limitOf(field, 'minlength') }} characters.`
  if (validity.tooLong) return msg`Enter at most ${{ characters: limitOf(field, 'maxlength') }} characters.`
  if (field.type === 'date' && validity.rangeUnderflow)
    return msg`Choose ${{ day: limitOf(field, 'min') }} or a later day.`
  if (field.type === 'date' && validity.rangeOverflow)
    return msg`Choose ${{ day: limitOf(field, 'max') }} or an earlier day.`
  if (validity.rangeUnderflow) return msg`Enter ${{ least: limitOf(field, 'min') }} or more.`
  if (validity.rangeOverflow) return msg`Enter ${{ most: limitOf(field, 'max') }} or less.`
  return field.title === '' ? msg`Check what you entered here.` : msg`Enter ${{ format: field.title }}.`
}

/**
 * Says what a field lacks in the language of the desk: browsers say it in their own language, and of a format only that
 * it is not matched. Returns a function that stops it.
 */
export function showOwnValidationMessages(document: Document, i18n: I18n): () => void {
  const explain = ({ target }: Event) => {
    if (!isConstrained(target) || target.validity.customError) return
    target.setCustomValidity(i18n._(messageOf(target)))
  }
  // A message makes the field invalid, so it goes with the next change.
  const forget = ({ target }: Event) => {
    if (isConstrained(target)) target.setCustomValidity('')
  }
  const options = { capture: true } as const
  document.addEventListener('invalid', explain, options)
  for (const type of ['input', 'change']) document.addEventListener(type, forget, options)
  return () => {
    document.removeEventListener('invalid', explain, options)
    for (const type of ['input', 'change']) document.removeEventListener(type, forget, options)
  }
}
