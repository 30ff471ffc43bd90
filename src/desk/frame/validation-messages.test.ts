import { setupI18n } from '@lingui/core'
import { afterEach, expect, test } from 'vitest'
import { showOwnValidationMessages } from './validation-messages.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
let stop = () => {}
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

/** The message of the first field of these elements, after its form was checked. */
function messageOf(elements: string, value = ''): { field: HTMLInputElement; message: string } {
  document.body.innerHTML = `<form>${elements}</form>`
  stop = showOwnValidationMessages(document, i18n)
  const field = document.querySelector<HTMLInputElement>('input, select, textarea')
  if (!field) throw new Error('there is a field')
  if (value !== '') field.value = value
  field.checkValidity()
  return { field, message: field.validationMessage }
}

test.each([
  ['an empty field', '<input required>', '', 'Fill in this field.'],
  ['an empty choice', '<select required><option value=""></option></select>', '', 'Choose one.'],
  ['a box', '<input type="checkbox" required>', '', 'Check this box to go on.'],
  ['a format', '<input pattern="[0-9]{5}" title="5 digits">', '123', 'Enter 5 digits.'],
  ['a format without a description', '<input pattern="[0-9]{5}">', '123', 'Check what you entered here.'],
])('says in its own words what %s lacks', (_, elements, value, expected) => {
  expect(messageOf(elements, value).message).toBe(expected)
})

test('forgets what it said once the field changes', () => {
  const { field } = messageOf('<input required>')
  field.value = 'Seo'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(field.checkValidity()).toBe(true)
})
