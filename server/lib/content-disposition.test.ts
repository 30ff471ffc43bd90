import { expect, test } from 'vitest'
import { attachmentDisposition } from './content-disposition.ts'

// Written by hand from RFC 6266, section 4.1, and RFC 8187, section 3.2.
test.each([
  ['plan.pdf', `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
  ['점검표.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%EC%A0%90%EA%B2%80%ED%91%9C.pdf`],
  [
    `it's "50%" (new)*.pdf`,
    `attachment; filename="it's _50__ (new)*.pdf"; filename*=UTF-8''it%27s%20%2250%25%22%20%28new%29%2A.pdf`,
  ],
])('saves %s under its own name', (name, header) => {
  expect(attachmentDisposition(name)).toBe(header)
})
