import {
  type Expression,
  type JSXElement,
  type Node,
  type ObjectExpression,
  type ObjectProperty,
  type Program,
  parseSync,
  Visitor,
} from 'oxc-parser'
import { type Exemption, exemptions } from './exemptions.ts'

/** A change of a source file that a test must notice. */
export interface Fault {
  readonly file: string
  /** What is wrong, such as `wrong target`. */
  readonly kind: string
  /** First line of the changed text, from 1. */
  readonly line: number
  /** Position of the changed text in the file. */
  readonly start: number
  readonly end: number
  readonly before: string
  readonly after: string
  /** What a person would see, where somebody has written it down. */
  readonly says?: string
}

/** The source with the fault in it. */
export function plant(source: string, { kind, start, end, after }: Fault): string {
  const changed = source.slice(0, start) + after + source.slice(end)
  return kind === queryLimit ? `${changed}\n${importOf(after)}\n` : changed
}

/** Name of a fault that stays the same while other lines of its file change. */
export function nameFault({ file, kind, before, after }: Pick<Fault, 'file' | 'kind' | 'before' | 'after'>): string {
  const short = (text: string) => text.replace(/\s+/g, ' ').trim()
  return `${file}: ${kind}: ${short(before)} -> ${after === '' ? 'nothing' : short(after)}`
}

const opposites: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
}

/** Kind of a fault that moves a comparison of a query by one. */
const queryLimit = 'limit of a query'

/** Comparisons of a query, with and without the limit itself. */
const queryOpposites: Readonly<Record<string, string>> = { gt: 'gte', gte: 'gt', lt: 'lte', lte: 'lt' }

/** Name of a planted comparison, which the file may not import, or import under its own name. */
const plantedPrefix = 'planted_'

function importOf(name: string): string {
  return `import { ${name.slice(plantedPrefix.length)} as ${name} } from 'drizzle-orm'`
}

/** Operations with numbers, and what they are mistaken for. */
const operations: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*', '+=': '-=', '-=': '+=' }

/** Methods without which a value is still of its type. */
const optionalMethods = /^(filter|slice|sort|toSorted|reverse|toReversed|trim|toLowerCase|toUpperCase)$/

/** Methods that are mistaken for each other. */
const otherMethods = new Map([
  ['every', 'some'],
  ['some', 'every'],
  ['min', 'max'],
  ['max', 'min'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
])

/** A statement that only writes a log, which no test reads. */
const logging = /^(this\.)?(\w+\.)*(log|logger)\.\w+\(/

/** Combines conditions of a query. */
const isCombination = (name: string) => name === 'and' || name === 'or'

/** Methods of a query that take a condition, and the position of the condition among their arguments. */
const conditionPlaces: Readonly<Record<string, number>> = { where: 0, $count: 1 }

/** Attributes without which a component still renders, but does or shows less. */
const droppedAttribute = /^(on[A-Z].*|busy|done|error|disabled|required)$/

/** Attributes that hold a size in pixels. */
const pixels = /^(size|iconSize|width|height)$/

interface FoundFaults {
  /** Faults that a test must notice. */
  readonly faults: readonly Fault[]
  /** Exemptions of the file that excuse nothing. */
  readonly unusedExemptions: readonly Exemption[]
}

/** The faults that can be planted in a file, without those that an exemption excuses. */
export function findFaults(file: string, source: string, all: readonly Exemption[] = exemptions): FoundFaults {
  const { program } = parseSync(file, source)
  const faults = findEveryFault(file, source, program)
  const lines = source.split('\n')
  const declarations = program.body.map((statement) => ({
    name: nameOf(statement),
    first: lineOf(source, statement.start),
    last: lineOf(source, statement.end),
  }))
  const excuses = (exemption: Exemption, { kind, line, before }: Fault) =>
    exemption.kind === kind &&
    [lines[line - 1], before].some((code) => code?.trim() === exemption.code) &&
    declarations.some(({ name, first, last }) => name === exemption.declaration && first <= line && line <= last)
  const own = all.filter((exemption) => exemption.file === file)
  return {
    faults: faults.filter((fault) => !own.some((exemption) => excuses(exemption, fault))),
    unusedExemptions: own.filter((exemption) => !faults.some((fault) => excuses(exemption, fault))),
  }
}

/** Name of a top-level declaration. */
function nameOf(statement: Program['body'][number]): string | undefined {
  if (statement.type === 'ExportDefaultDeclaration') return 'default'
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type === 'VariableDeclaration') {
    const id = declaration.declarations[0]?.id
    return id?.type === 'Identifier' ? id.name : undefined
  }
  return declaration && 'id' in declaration && declaration.id?.type === 'Identifier' ? declaration.id.name : undefined
}

function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}

/**
 * Every fault that can be planted in a file: in machines a transition that is missing or leads elsewhere, a missing
 * action or guard; in models a wrong target or a missing part of an expectation; in screens a missing handler or a message
 * of another place; in the server and the contract a missing statement, entry of a list or method, and a condition that
 * always or never holds; in queries a missing condition, such as the owner, and a limit that is off by one; everywhere
 * else an inverted condition and a number that is off by one.
 */
function findEveryFault(file: string, source: string, program: Program): Fault[] {
  const faults = new Map<string, Fault>()
  const isModel = file.startsWith('tests/flows/')
  const isServer = /^(server|contract)\//.test(file)
  const add = (kind: string, { start, end }: Pick<Node, 'start' | 'end'>, after: string) => {
    const before = source.slice(start, end)
    if (before === after) return
    const fault: Fault = { file, kind, line: lineOf(source, start), start, end, before, after }
    faults.set(`${start} ${end} ${after}`, fault)
  }
  const textOf = ({ start, end }: Pick<Node, 'start' | 'end'>) => source.slice(start, end)
  /** Negates a condition; comparisons and combined conditions are inverted at their operators. */
  const negate = (kind: string, condition: Expression) => {
    const test = unwrap(condition)
    if (test.type === 'BinaryExpression' || test.type === 'LogicalExpression') return
    const isNegated = test.type === 'UnaryExpression' && test.operator === '!'
    add(kind, test, isNegated ? textOf(test.argument) : `!(${textOf(test)})`)
  }
  /** Removes a part of a list with the comma behind it. */
  const drop = (kind: string, node: Pick<Node, 'start' | 'end'>) => {
    const comma = /^\s*,/.exec(source.slice(node.end))?.[0].length ?? 0
    add(kind, { start: node.start, end: node.end + comma }, '')
  }

  /** On the server, where a condition refuses or allows, it may not stand without effect either way. */
  const decide = (test: Expression) => {
    if (!isServer) return negate('inverted condition', test)
    add('condition that always holds', test, 'true')
    add('condition that never holds', test, 'false')
  }

  const machines: ObjectExpression[] = []
  const messages: JSXElement[] = []
  /**
   * Starts of values that get no fault: types, sizes in pixels, since only the gallery compares pictures, and the
   * milliseconds for which an answer counts as fresh, where one more changes nothing.
   */
  const skipped = new Set<number>()
  /** Targets in the tables of models. */
  const expectedTargets: StringLiteral[] = []
  new Visitor({
    TSLiteralType({ literal }) {
      skipped.add(literal.start)
    },
    ExpressionStatement(statement) {
      const { expression } = statement
      const isCall = expression.type === 'CallExpression' || expression.type === 'AwaitExpression'
      if (isServer && isCall && !logging.test(textOf(expression))) add('missing statement', statement, ';')
    },
    ArrayExpression({ elements }) {
      // Lists of the contract are types: the compiler refuses code that names an entry which is not there.
      if (!file.startsWith('server/')) return
      for (const each of elements)
        if (each?.type === 'Literal' && typeof each.value === 'string') drop('missing entry', each)
    },
    AssignmentExpression({ operator, left, right }) {
      const operation = operations[operator]
      const place = { start: left.start, end: right.end }
      if (operation !== undefined) add('wrong operation', place, `${textOf(left)} ${operation} ${textOf(right)}`)
    },
    CallExpression(call) {
      const { callee, arguments: parts } = call
      if (isServer && callee.type === 'Identifier') {
        const opposite = queryOpposites[callee.name]
        if (opposite !== undefined) add(queryLimit, callee, plantedPrefix + opposite)
        if (isCombination(callee.name)) for (const part of parts) drop('missing condition', part)
      }
      if (isServer && callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
        const { name } = callee.property
        const other = otherMethods.get(name)
        if (optionalMethods.test(name)) add('missing method', call, textOf(callee.object))
        if (other !== undefined) add('wrong method', callee.property, other)
      }
      // The only condition of a query: without it, the query finds, counts or changes every row.
      if (isServer && callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
        const only = parts[conditionPlaces[callee.property.name] ?? parts.length]
        const isOnly =
          only?.type === 'Identifier' ||
          (only?.type === 'CallExpression' && only.callee.type === 'Identifier' && !isCombination(only.callee.name))
        if (isOnly) add('missing condition', only, 'undefined')
      }
      const [config] = parts
      const isMachine =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'createMachine'
      if (isMachine && config?.type === 'ObjectExpression') machines.push(config)
    },
    ObjectExpression(object) {
      for (const property of propertiesOf(object)) {
        const { value } = property
        const key = keyOf(property)
        if (key === 'guards' && value.type === 'ObjectExpression') {
          for (const { value: guard } of propertiesOf(value))
            if (guard.type === 'ArrowFunctionExpression' && guard.body.type === 'CallExpression')
              negate('inverted guard', guard.body)
        }
        if (key === 'staleTime') skipped.add(value.start)
        if (!isModel) continue
        if (key === 'target' && value.type === 'Literal') expectedTargets.push(value)
        if (/^(actions|invokes|shows|when)$/.test(key)) drop('missing expectation', property)
      }
    },
    BinaryExpression({ operator, left, right }) {
      const opposite = opposites[operator]
      const place = { start: left.start, end: right.end }
      const kind = operator.endsWith('==') ? 'inverted comparison' : 'moved limit'
      if (opposite !== undefined) add(kind, place, `${textOf(left)} ${opposite} ${textOf(right)}`)
      const operation = operations[operator]
      if (operation !== undefined) add('wrong operation', place, `${textOf(left)} ${operation} ${textOf(right)}`)
    },
    LogicalExpression({ operator, left, right }) {
      if (operator === '&&' && /^JSX/.test(unwrap(right).type)) return negate('inverted condition', left)
      const opposite = opposites[operator]
      const place = { start: left.start, end: right.end }
      if (opposite === undefined) return add('missing fallback', place, textOf(left))
      if (!isServer) return add('inverted condition', place, `${textOf(left)} ${opposite} ${textOf(right)}`)
      const neutral = String(operator === '&&')
      add('missing first half', left, neutral)
      add('missing second half', right, neutral)
    },
    ConditionalExpression({ test }) {
      decide(test)
    },
    IfStatement({ test }) {
      decide(test)
    },
    Literal({ value, start, end }) {
      if (skipped.has(start)) return
      if (typeof value === 'number') add('off by one', { start, end }, String(value + 1))
      if (isServer && typeof value === 'boolean') add('wrong boolean', { start, end }, String(!value))
    },
    JSXAttribute(attribute) {
      if (attribute.name.type !== 'JSXIdentifier') return
      const { name } = attribute.name
      if (droppedAttribute.test(name)) add('missing attribute', attribute, '')
      const { value } = attribute
      if (pixels.test(name) && value?.type === 'JSXExpressionContainer') skipped.add(value.expression.start)
    },
    JSXElement(element) {
      const { name } = element.openingElement
      const [text] = element.children
      if (name.type === 'JSXIdentifier' && name.name === 'Trans' && element.children.length === 1)
        if (text?.type === 'JSXText') messages.push(element)
    },
  }).visit(program)

  for (const [index, message] of messages.entries()) {
    const other = messages[(index + 1) % messages.length]
    if (other) add('message of another place', message, textOf(other))
  }
  const mistake = (targets: readonly StringLiteral[]) => {
    const names = [...new Set(targets.map(({ value }) => String(value)))]
    for (const target of targets) {
      // A target of the same form: `.child` and `#id.child` are found from elsewhere than `sibling`.
      const form = /^[.#]?/.exec(String(target.value))?.[0]
      const others = names.filter((each) => /^[.#]?/.exec(each)?.[0] === form)
      const other = others[(others.indexOf(String(target.value)) + 1) % others.length]
      if (other !== undefined) add('wrong target', target, `'${other}'`)
    }
  }
  mistake(expectedTargets)
  for (const machine of machines) {
    const places = partsOf(machine)
    mistake(places.targets)
    for (const transition of places.transitions) drop('missing transition', transition)
    for (const action of places.actions) drop('missing action', action)
    for (const guard of places.guards) drop('missing guard', guard)
  }
  const planted = [...faults.values()].toSorted((a, b) => a.start - b.start)
  // What else a model holds drives a real browser, and the tests that a fault runs have none.
  return isModel ? planted.filter(({ kind }) => kind === 'missing expectation' || kind === 'wrong target') : planted
}

interface StringLiteral extends Pick<Node, 'start' | 'end'> {
  readonly value: unknown
}

/** Parts of a machine's configuration that describe what it does. */
function partsOf(machine: ObjectExpression) {
  const targets: StringLiteral[] = []
  const transitions: Pick<Node, 'start' | 'end'>[] = []
  const actions: Pick<Node, 'start' | 'end'>[] = []
  const guards: Pick<Node, 'start' | 'end'>[] = []

  /** What follows from an event: a target, an object, or a list of them. */
  const readOutcome = (value: Expression) => {
    if (value.type === 'Literal') targets.push(value)
    if (value.type === 'ArrayExpression') {
      for (const each of value.elements) {
        if (each === null || each.type === 'SpreadElement') continue
        if (value.elements.length > 1) transitions.push(each)
        readOutcome(each)
      }
    }
    if (value.type !== 'ObjectExpression') return
    for (const property of propertiesOf(value)) {
      const key = keyOf(property)
      if (key === 'target' && property.value.type === 'Literal') targets.push(property.value)
      if (key === 'guard') guards.push(property)
      if (key === 'actions') readActions(property)
    }
  }
  const readActions = (property: ObjectProperty) => {
    actions.push(property)
    if (property.value.type === 'ArrayExpression')
      actions.push(...property.value.elements.filter((each) => each !== null))
  }
  const readInvoke = (value: Expression) => {
    const invokes = value.type === 'ArrayExpression' ? value.elements : [value]
    for (const invoke of invokes) {
      if (invoke?.type !== 'ObjectExpression') continue
      for (const property of propertiesOf(invoke)) {
        if (!['onDone', 'onError'].includes(keyOf(property))) continue
        transitions.push(property)
        readOutcome(property.value)
      }
    }
  }
  const readState = (state: ObjectExpression) => {
    for (const property of propertiesOf(state)) {
      const { value } = property
      const key = keyOf(property)
      if (key === 'entry' || key === 'exit') readActions(property)
      if (key === 'always') readOutcome(value)
      if (key === 'invoke') readInvoke(value)
      if (key === 'initial' && value.type === 'Literal') targets.push(value)
      if (value.type !== 'ObjectExpression') continue
      if (key === 'on' || key === 'after') {
        for (const transition of propertiesOf(value)) {
          transitions.push(transition)
          readOutcome(transition.value)
        }
      }
      if (key === 'states')
        for (const child of propertiesOf(value)) if (child.value.type === 'ObjectExpression') readState(child.value)
    }
  }
  readState(machine)
  return { targets, transitions, actions, guards }
}

function propertiesOf(object: ObjectExpression): ObjectProperty[] {
  return object.properties.filter((each) => each.type === 'Property')
}

function keyOf({ key }: ObjectProperty): string {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : ''
}

function unwrap(expression: Expression): Expression {
  return expression.type === 'ParenthesizedExpression' ? unwrap(expression.expression) : expression
}
