// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const routes = join(import.meta.dirname, '../../routes')

/** Descriptions for search engines and shared links that stand in the routes, each with its file. */
const described = readdirSync(routes, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) =>
    [...readFileSync(join(routes, file), 'utf8').matchAll(/description: i18n\._\(\s*msg`([^`]+)`/g)].map(
      ([, text = '']) => ({ file, text }),
    ),
  )

test('no two routes have the same description', () => {
  const repeated = described.filter(({ file, text }) =>
    described.some((other) => other.text === text && other.file !== file),
  )
  expect(repeated).toEqual([])
})

test.each([
  ['find-password-reset.tsx', 'Choose a new password with the link from your email.'],
  ['verify-email.tsx', 'Confirm your email address with the link from your email.'],
  ['account-change.tsx', 'Undo a change to your account with the link from your email.'],
  ['contents/opening-cancel.tsx', 'Cancel emails about courses that open and about the training app.'],
])('%s is described by what it is for', (file, text) => {
  expect(described.filter((each) => each.file === file).map((each) => each.text)).toEqual([text])
})
