import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { isCollection, isNode, LineCounter, parseDocument, type Document, type Node } from 'yaml'

/** What is wrong in a content file, and where. */
export interface Fault {
  readonly file: string
  readonly line: number
  readonly field: string
  readonly message: string
}

/** A fault as one line: `courses/job/welding.yaml:12: options must be given`. */
export function formatFault({ file, line, field, message }: Fault): string {
  return `${file}:${line}: ${field === '' ? 'the file' : field} ${message}`
}

/** A parsed file that knows the line of each of its fields. */
export interface Source<Value> {
  readonly value: Value
  /** Path in the content folder. */
  readonly file: string
  /** What the file contains, with comments and layout. */
  readonly text: string
  fault(path: readonly (string | number)[], message: string): void
}

/** Reads and checks the YAML of `file` below `directory`. Reports each fault; with any fault there is no value. */
export function readYamlFile<Schema extends v.GenericSchema>(
  directory: string,
  file: string,
  schema: Schema,
  faults: Fault[],
): Source<v.InferOutput<Schema>> | undefined {
  const path = join(directory, file)
  if (!existsSync(path)) {
    faults.push({ file, line: 1, field: '', message: 'is missing' })
    return undefined
  }
  const lines = new LineCounter()
  const text = readFileSync(path, 'utf8')
  const document = parseDocument(text, { lineCounter: lines })
  for (const error of document.errors) {
    faults.push({
      file,
      line: error.linePos?.[0].line ?? 1,
      field: '',
      message: error.message.split('\n')[0] ?? 'is no YAML',
    })
  }
  if (document.errors.length > 0) return undefined
  const fault = (at: readonly (string | number)[], message: string) =>
    faults.push({ file: relative('.', file), line: lineOf(document, lines, at), field: at.join('.'), message })
  const parsed = v.safeParse(schema, document.toJS())
  if (!parsed.success) {
    for (const issue of parsed.issues) {
      const at = (issue.path ?? []).map((item) => (typeof item.key === 'number' ? item.key : String(item.key)))
      fault(at, messageOf(issue))
    }
    return undefined
  }
  return { value: parsed.output, file, text, fault }
}

/** Valibot's messages for unknown and missing fields are written for programmers. */
function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object' || issue.path === undefined) return issue.message
  return issue.expected === 'never' ? 'is not a known field' : 'is missing'
}

/** The line of the deepest part of `path` that exists in the file. */
function lineOf(document: Document, lines: LineCounter, path: readonly (string | number)[]): number {
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
