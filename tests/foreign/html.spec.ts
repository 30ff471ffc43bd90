import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { type CapturedKind, readDocuments } from './captured.ts'

const jar = fileURLToPath(new URL('programs/node_modules/vnu-jar/build/dist/vnu.jar', import.meta.url))

const reportSchema = v.object({
  messages: v.array(
    v.object({
      type: v.string(),
      url: v.optional(v.string()),
      message: v.string(),
      extract: v.optional(v.string(), ''),
    }),
  ),
})

/** Messages that are no faults, with the reason. */
const leftOut: readonly (readonly [message: RegExp, reason: string])[] = [
  [
    /^Trailing slash on void elements/,
    'React closes void elements so; it quotes every attribute, so that it has no effect',
  ],
]

/** What the Nu Html Checker says about files of HTML: all in one process, because Java takes a second to start. */
function check(files: readonly string[]): { readonly file: string; readonly text: string }[] {
  const options = ['-Xss16m', '-jar', jar, '--format', 'json', '--stdout']
  const { stdout } = spawnSync('java', [...options, ...files], { encoding: 'utf8', maxBuffer: 2 ** 30 })
  const { messages } = v.parse(reportSchema, JSON.parse(stdout))
  return messages
    .filter(({ message }) => !leftOut.some(([each]) => each.test(message)))
    .map(({ url = '', message, extract }) => ({ file: url, text: `${message} ${extract.trim()}` }))
}

for (const kind of ['sent', 'shown'] as const satisfies readonly CapturedKind[]) {
  test(`the W3C’s HTML checker finds nothing in what is ${kind}`, async () => {
    const documents = readDocuments(kind)
    expect(documents.length).toBeGreaterThan(400)
    const viewOf = new Map(documents.map(({ file, view }) => [`file:${file}`, view]))
    const faults = check(documents.map(({ file }) => file)).map(
      ({ file, text }) => `${viewOf.get(file) ?? file}: ${text}`,
    )
    expect(faults).toEqual([])
  })
}

test('the W3C’s HTML checker finds a fault in HTML', async () => {
  const file = fileURLToPath(new URL('samples/faulty.html', import.meta.url))
  expect(check([file]).map(({ text }) => text)).toEqual([expect.stringMatching(/^Element “p” not allowed as child of/)])
})
