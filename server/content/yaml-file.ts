import * as v from 'valibot'
import { isCollection, isNode, LineCounter, type Node, parseDocument } from 'yaml'
import { both, languagesOf } from '#contract/content-files/both.ts'
import { type ContentFolder, notUtf8 } from './content-folder.ts'

/** What is wrong in a content file, and where. */
export interface Fault {
  readonly file: string
  readonly line: number
  /** Keys and places from 0, joined by dots; empty for the whole file. */
  readonly field: string
  readonly message: string
  /** The message in Korean. */
  readonly korean: string
}

/** A fault as one line: `courses/job/welding.yaml:12: options must be given`. */
export function formatFault({ file, line, field, message }: Fault): string {
  return `${file}:${line}: ${field === '' ? 'the file' : field} ${message}`
}

type FieldPath = readonly (string | number)[]

/** A fault of a field of the file whose YAML is `text`; `message` is in both languages. */
export function faultIn(file: string, text: string, path: FieldPath, message: string): Fault {
  return { file, line: lineOf(text, path), field: path.join('.'), ...languagesOf(message) }
}

/** A parsed file that knows the line of each of its fields. */
export interface Source<Value> {
  readonly value: Value
  /** Path in the content folder. */
  readonly file: string
  /** What the file contains, with comments and layout. */
  readonly text: string
  /** Reports a fault; `message` is in both languages. */
  fault(path: FieldPath, message: string): void
}

/** Reads and checks the YAML of `file`. Reports each fault; with any fault there is no value. */
export function readYamlFile<Schema extends v.GenericSchema>(
  folder: ContentFolder,
  file: string,
  schema: Schema,
  faults: Fault[],
): Source<v.InferOutput<Schema>> | undefined {
  const text = folder.text(file)
  const report = (line: number, field: string, message: string) =>
    faults.push({ file, line, field, ...languagesOf(message) })
  if (text === undefined) {
    report(1, '', both('is missing', '없어요'))
    return undefined
  }
  if (text === notUtf8) {
    report(
      1,
      '',
      both(
        'is not encoded as UTF-8: save it as UTF-8 in the editor',
        'UTF-8이 아니에요. 편집기에서 UTF-8로 저장하세요',
      ),
    )
    return undefined
  }
  const lost = text.indexOf('\u{FFFD}')
  if (lost >= 0) {
    report(
      text.slice(0, lost).split('\n').length,
      '',
      both(
        'has the character \u{FFFD}, which stands for a letter that was lost in another encoding: write it again',
        '다른 인코딩으로 저장하면서 잃어버린 글자(\u{FFFD})가 있어요. 다시 써 주세요',
      ),
    )
    return undefined
  }
  const fault = (at: FieldPath, message: string) => faults.push(faultIn(file, text, at, message))
  const known = folder.parsed?.get(file)
  // The same text was parsed by the same schema: a path has one.
  if (known?.text === text) return { value: known.value as v.InferOutput<Schema>, file, text, fault }
  const document = parseDocument(text)
  for (const error of document.errors) {
    report(error.linePos?.[0].line ?? 1, '', error.message.split('\n')[0] ?? 'is no YAML')
  }
  if (document.errors.length > 0) return undefined
  const parsed = v.safeParse(schema, document.toJS())
  if (!parsed.success) {
    for (const issue of parsed.issues) {
      const at = (issue.path ?? []).map((item) => (typeof item.key === 'number' ? item.key : String(item.key)))
      fault(at, messageOf(issue))
    }
    return undefined
  }
  folder.parsed?.set(file, { text, value: parsed.output })
  return { value: parsed.output, file, text, fault }
}

/** Valibot's messages for unknown and missing fields are written for programmers. */
function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object' || issue.path === undefined) return issue.message
  return issue.expected === 'never'
    ? both('is not a known field', '없는 항목이에요')
    : both('is missing', '비어 있어요')
}

/** The line of the deepest part of `path` that exists in the file. */
function lineOf(text: string, path: FieldPath): number {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  let node: unknown = document.contents
  let found: Node | undefined = isNode(node) ? node : undefined
  for (const key of path) {
    if (!isCollection(node)) break
    node = node.get(key, true)
    if (isNode(node)) found = node
  }
  const start = found?.range?.[0]
  return start === undefined ? 1 : lines.linePos(start).line
}
