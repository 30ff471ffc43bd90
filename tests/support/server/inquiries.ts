import { randomUUID } from 'node:crypto'

/** Fields of a valid inquiry, with changes; an undefined field is left out. */
export function inquiryForm(
  changes: Readonly<Record<string, string | undefined>> = {},
  images: readonly { readonly bytes: Uint8Array; readonly name?: string; readonly type?: string }[] = [],
): FormData {
  const fields = {
    idempotency_key: randomUUID(),
    name: 'Kim Haneul',
    affiliation: 'Gongbang College',
    category: 'service',
    email: `${randomUUID()}@school.example`,
    phone: '010 2345 0142',
    title: 'Access for forty students',
    content: 'We train forty students in March.\nHow do we pay?',
    consent: 'Y',
    ...changes,
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value)
  for (const { bytes, name = 'screen.png', type = 'image/png' } of images) {
    form.append('image', new File([new Uint8Array(bytes)], name, { type }))
  }
  return form
}
