import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Comment, type Expression, type Program, parseSync } from 'oxc-parser'
import { resolveImport } from './subpath-imports.ts'

/** Meaning of a search parameter, and what holds without it; both in English. */
export interface ParameterComment {
  /** Id of the route and name of the parameter: `/contents/ tab`. */
  readonly key: string
  readonly what: string
  readonly without: string
}

interface Module {
  readonly path: string
  readonly source: string
  readonly program: Program
  readonly comments: readonly Comment[]
}

/** An expression in its module, with the doc comment of the property or constant that holds it. */
interface Found {
  readonly module: Module
  readonly value: Expression
  readonly comment: string | undefined
}

/**
 * Reads what each search parameter of the routes means from its doc comment, `What it is. Without it: what holds then.`,
 * and further sentences. A parameter without one takes that of the constant that it is built from, such as
 * `pageParameter`. Throws for a parameter without such a comment.
 */
export function readParameterComments(root: string): ParameterComment[] {
  const modules = new Map<string, Module>()
  const moduleAt = (path: string): Module => {
    const known = modules.get(path)
    if (known) return known
    const source = readFileSync(join(root, path), 'utf8')
    const { program, comments } = parseSync(path, source)
    const module = { path, source, program, comments }
    modules.set(path, module)
    return module
  }
  return readdirSync(join(root, 'routes'), { recursive: true, encoding: 'utf8' })
    .map((name) => `routes/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.tsx'))
    .sort()
    .flatMap((path) => {
      const module = moduleAt(path)
      const id = /createFileRoute\('([^']+)'\)/.exec(module.source)?.[1]
      const search = id === undefined ? undefined : searchSchemaOf(module)
      if (search === undefined) return []
      return propertiesOf(resolve(search, moduleAt)).map(([name, parameter]) => {
        const description = describe(parameter, moduleAt)
        if (!description) {
          throw new Error(
            `${parameter.module.path}: "${name}" of ${id} needs a comment "What. Without it: what holds."`,
          )
        }
        return { key: `${id} ${name}`, ...description }
      })
    })
}

/** The value of the route's `validateSearch`. */
function searchSchemaOf(module: Module): Found | undefined {
  for (const statement of module.program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue
    const [route] = statement.declaration.declarations
    if (route?.init?.type !== 'CallExpression') continue
    const [options] = route.init.arguments
    if (options?.type !== 'ObjectExpression') continue
    const search = propertiesOf({ module, value: options, comment: undefined }).find(
      ([name]) => name === 'validateSearch',
    )
    if (search) return search[1]
  }
  return undefined
}

/** Properties of an object literal, or of the one that `v.object` takes. */
function propertiesOf({ module, value }: Found): [string, Found][] {
  if (value.type === 'CallExpression') {
    const [entries] = value.arguments
    return entries && entries.type !== 'SpreadElement'
      ? propertiesOf({ module, value: entries, comment: undefined })
      : []
  }
  if (value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression')
    return propertiesOf({ module, value: value.expression, comment: undefined })
  if (value.type !== 'ObjectExpression') throw new Error(`${module.path}: the search schema is not an object literal`)
  return value.properties.map((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') {
      throw new Error(`${module.path}: a search parameter is not written as a property`)
    }
    return [property.key.name, { module, value: property.value, comment: commentBefore(module, property.start) }]
  })
}

/** What a constant or a member of a constant stands for; anything else stands for itself. */
function resolve(found: Found, moduleAt: (path: string) => Module): Found {
  const { module, value } = found
  if (value.type === 'Identifier') return declared(module, value.name, moduleAt) ?? found
  if (value.type === 'MemberExpression' && value.property.type === 'Identifier') {
    const object = resolve({ module, value: value.object, comment: undefined }, moduleAt)
    if (object.value === value.object) return found
    const name = value.property.name
    return propertiesOf(object).find(([each]) => each === name)?.[1] ?? found
  }
  return found
}

/** The constant of that name, declared in the module or imported from another one of ours. */
function declared(module: Module, name: string, moduleAt: (path: string) => Module): Found | undefined {
  for (const statement of module.program.body) {
    if (statement.type === 'ImportDeclaration') {
      const isImported = statement.specifiers.some(({ local }) => local.name === name)
      const path = resolveImport(module.path, statement.source.value)
      if (isImported && path !== statement.source.value) return declared(moduleAt(path), name, moduleAt)
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && id.name === name && init) {
        return { module, value: init, comment: commentBefore(module, statement.start) }
      }
    }
  }
  return undefined
}

/** The words of a parameter's own comment, or of the constant inside `optional(…)`. */
function describe(found: Found, moduleAt: (path: string) => Module): Omit<ParameterComment, 'key'> | undefined {
  const [, what, without] = /^(.+?)\. Without it: (.+?)\.(?= |$)/.exec(found.comment ?? '') ?? []
  if (what !== undefined && without !== undefined) return { what, without }
  const inner = resolve(found, moduleAt)
  if (inner !== found) return describe(inner, moduleAt)
  if (found.value.type !== 'CallExpression') return undefined
  const [argument] = found.value.arguments
  if (!argument || argument.type === 'SpreadElement') return undefined
  return describe({ ...found, value: argument, comment: undefined }, moduleAt)
}

/** Text of the doc comment right before a position, on one line. */
function commentBefore({ comments, source }: Module, start: number): string | undefined {
  const comment = comments.findLast(({ end }) => end <= start)
  if (!comment?.value.startsWith('*') || source.slice(comment.end, start).trim() !== '') return undefined
  return comment.value
    .replaceAll(/\s*\n?\s*\*\s/g, ' ')
    .replaceAll('*', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Source of `src/features/support/address/parameter-descriptions.ts`, with the words as messages. */
export function parameterDescriptionsSource(root: string): string {
  const rows = readParameterComments(root).map(
    ({ key, what, without }) => `  ${JSON.stringify(key)}: { what: msg\`${what}\`, without: msg\`${without}\` },`,
  )
  return [
    "import { msg } from '@lingui/core/macro'",
    'export const routeParameterDescriptions = {',
    ...rows,
    '}',
    '',
  ].join('\n')
}
