import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { type CapturedKind, readDocuments } from './captured.ts'
import { checkHtml } from './check-html.ts'

for (const kind of ['sent', 'shown'] as const satisfies readonly CapturedKind[]) {
  test(`the W3C’s HTML checker finds nothing in what is ${kind}`, async () => {
    const documents = readDocuments(kind)
    expect(documents.length).toBeGreaterThan(400)
    const viewOf = new Map(documents.map(({ file, view }) => [`file:${file}`, view]))
    const faults = checkHtml(documents.map(({ file }) => file)).map(
      ({ file, text }) => `${viewOf.get(file) ?? file}: ${text}`,
    )
    expect(faults).toEqual([])
  })
}

test('the W3C’s HTML checker finds a fault in HTML', async () => {
  const file = fileURLToPath(new URL('samples/faulty.html', import.meta.url))
  expect(checkHtml([file]).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Element “p” not allowed as child of/),
  ])
})
