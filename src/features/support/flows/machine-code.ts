import * as v from 'valibot'

const expressionSchema = v.strictObject({ expression: v.string() })
const identifier = /^[a-z_$][\w$]*$/i
const indent = '  '

/**
 * Code of a machine for editors that import XState's `createMachine()`, made of its definition as JSON. Functions are
 * code again. They name functions of the shop that the code does not contain: it can be drawn and simulated, not run.
 */
export function machineCodeOf(definition: string): string {
  return `import { assertEvent, createMachine, not } from 'xstate'\n\nexport const machine = createMachine(${codeOf(JSON.parse(definition), '')})\n`
}

function codeOf(value: unknown, margin: string): string {
  if (v.is(expressionSchema, value)) return value.expression.replaceAll('\n', `\n${margin}${indent}`)
  if (Array.isArray(value)) {
    return blockOf(
      '[]',
      value.map((each: unknown) => codeOf(each, margin + indent)),
      margin,
    )
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(
    ([key, each]) => `${identifier.test(key) ? key : JSON.stringify(key)}: ${codeOf(each, margin + indent)}`,
  )
  return blockOf('{}', entries, margin)
}

function blockOf([open, close]: string, lines: readonly string[], margin: string): string {
  if (lines.length === 0) return `${open}${close}`
  return `${open}\n${lines.map((line) => `${margin}${indent}${line},\n`).join('')}${margin}${close}`
}
