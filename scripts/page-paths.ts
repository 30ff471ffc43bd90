import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CallExpression, type JSXAttribute, parseSync, type TemplateElement, Visitor } from 'oxc-parser'

/** Files that list pages by the router's own ids, so that a page without an entry is found. */
const routeLists = new Set(['src/features/support/address/address-descriptions.ts'])
/** Models hold the addresses that the specification expects, as tests do. */
const expectations = /^machines\/(models|samples)\//
/** Attributes and properties whose values the router types. */
const routerNames = new Set(['to', 'from'])
const routerCalls = new Set(['createFileRoute', 'getRouteApi'])

interface Span {
  readonly start: number
  readonly end: number
}

/** First segments of every page's path: `contents` for `/contents/detail`. */
function firstSegments(root: string): Set<string> {
  const routes = readdirSync(join(root, 'routes'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => /createFileRoute\('([^']+)'\)/.exec(readFileSync(join(root, 'routes', file), 'utf8'))?.[1] ?? '')
  const paths = routes.map((path) => path.replace(/\/_[\w-]+/g, ''))
  return new Set(paths.map((path) => path.split('/')[1] ?? '').filter((name) => name !== '' && name !== '$'))
}

/**
 * One sentence for each string in browser, server, routes and machines that writes a page's path by hand, with or
 * without an origin. `contract/addresses/paths.ts` makes paths; `to` and `from` are typed by the router. Tests and models are
 * excluded: they state what the specification expects.
 */
export function checkPagePaths(root: string): string[] {
  const segments = firstSegments(root)
  if (segments.size === 0) return []
  const path = new RegExp(`^(?:https?://[^/]+)?/(${[...segments].join('|')})(?=[/?#]|$)`)
  const files = ['src', 'server', 'routes', 'machines'].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)
      : [],
  )
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|test-d|gen|d)\.tsx?$/.test(file) && !routeLists.has(file))
    .filter((file) => !expectations.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      return handWritten(file, source, path).map(
        (start) =>
          `${file}:${source.slice(0, start).split('\n').length} writes a page's path: use contract/addresses/paths.ts`,
      )
    })
}

function handWritten(file: string, source: string, path: RegExp): number[] {
  const typed: Span[] = []
  const found: number[] = []
  const note = (text: string, start: number) => {
    if (path.test(text)) found.push(start)
  }
  const enterAttribute = (node: JSXAttribute) => {
    if (node.name.type === 'JSXIdentifier' && routerNames.has(node.name.name)) typed.push(node)
  }
  const enterProperty = (node: { readonly key: { readonly type: string; readonly name?: unknown } } & Span) => {
    if (node.key.type === 'Identifier' && routerNames.has(String(node.key.name))) typed.push(node)
  }
  const enterCall = (node: CallExpression) => {
    if (node.callee.type === 'Identifier' && routerCalls.has(node.callee.name)) typed.push(...node.arguments)
  }
  const enterLiteral = (node: { readonly value: unknown; readonly start: number }) => {
    if (typeof node.value === 'string') note(node.value, node.start)
  }
  const enterTemplate = (node: TemplateElement) => note(node.value.raw, node.start)
  new Visitor({
    JSXAttribute: enterAttribute,
    Property: enterProperty,
    CallExpression: enterCall,
    Literal: enterLiteral,
    TemplateElement: enterTemplate,
  }).visit(parseSync(file, source).program)
  return found.filter((start) => !typed.some((span) => span.start <= start && start < span.end))
}
