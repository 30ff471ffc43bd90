import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

const jar = fileURLToPath(new URL('../node_modules/vnu-jar/build/dist/vnu.jar', import.meta.url))

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
export function checkHtml(files: readonly string[]): { readonly file: string; readonly text: string }[] {
  const options = ['-Xss16m', '-jar', jar, '--format', 'json', '--stdout']
  const { stdout } = spawnSync('java', [...options, ...files], { encoding: 'utf8', maxBuffer: 2 ** 30 })
  const { messages } = v.parse(reportSchema, JSON.parse(stdout))
  return messages
    .filter(({ message }) => !leftOut.some(([each]) => each.test(message)))
    .map(({ url = '', message, extract }) => ({ file: url, text: `${message} ${extract.trim()}` }))
}
