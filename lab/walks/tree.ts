import type { Locator, Page } from '@playwright/test'

/** Something that a screen reader can reach. */
export interface Node {
  readonly role: string
  /** Accessible name; empty when it has none. */
  readonly name: string
  /** `disabled`, `checked`, `level=1` and the like. */
  readonly states: readonly string[]
  /** Value of a field, or the text of a node without children. */
  readonly value: string
  /** Address of a link. */
  readonly url: string | undefined
  /** Roles of the nodes around it, from the outside. */
  readonly within: readonly string[]
  /** Position among the nodes of the same role and name. */
  readonly nth: number
}

/** What can be reached: the open modal dialog, or the whole page. */
async function reachable(page: Page): Promise<Locator> {
  const dialogs = page.locator('dialog:modal')
  return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body')
}

/** The accessibility tree of what can be reached, in the order in which it is read. */
export async function readTree(page: Page): Promise<Node[]> {
  return parseTree(await (await reachable(page)).ariaSnapshot())
}

/** The node, in the page that it was read from. */
export async function locate(page: Page, { role, name, nth }: Node): Promise<Locator> {
  return (await reachable(page)).locator(`role=${role}[name=${JSON.stringify(name)}s]`).nth(nth)
}

/** Parses the snapshot of Playwright: one node to a line, indented by two spaces, as YAML. */
export function parseTree(snapshot: string): Node[] {
  const nodes: { -readonly [Key in keyof Node]: Node[Key] }[] = []
  const open: { readonly depth: number; readonly role: string; readonly node: (typeof nodes)[number] }[] = []
  const counts = new Map<string, number>()
  for (const line of snapshot.split('\n')) {
    const indented = /^(\s*)- (.*)$/.exec(line)
    if (!indented) continue
    const depth = (indented[1] ?? '').length
    const [key, value] = splitEntry(indented[2] ?? '')
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= depth) open.pop()
    if (key === '/url') {
      const parent = open.at(-1)?.node
      if (parent) parent.url = value
      continue
    }
    const parts = /^([\w/]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)$/.exec(key)
    if (!parts || key.startsWith('/')) continue
    const [, role = '', quoted = '', states = ''] = parts
    const name = quoted.replace(/\\(.)/g, '$1')
    const kind = `${role} ${name}`
    const nth = counts.get(kind) ?? 0
    counts.set(kind, nth + 1)
    const node = {
      role,
      name,
      states: [...states.matchAll(/\[([^\]]*)\]/g)].map(([, state = '']) => state),
      value,
      url: undefined,
      within: open.map((each) => each.role),
      nth,
    }
    nodes.push(node)
    open.push({ depth, role, node })
  }
  return nodes
}

/** Splits an entry of a YAML mapping into its key and its value, either of them perhaps in quotes. */
function splitEntry(entry: string): [key: string, value: string] {
  const quoted = /^'((?:[^']|'')*)'(?:: ?(.*))?$/.exec(entry)
  if (quoted) return [(quoted[1] ?? '').replaceAll("''", "'"), unquote(quoted[2] ?? '')]
  const plain = /^((?:[^":]|"(?:[^"\\]|\\.)*")*)(?:: ?(.*))?$/.exec(entry)
  return plain ? [plain[1] ?? '', unquote(plain[2] ?? '')] : [entry, '']
}

function unquote(value: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"$/.exec(value)
  return quoted ? (quoted[1] ?? '').replace(/\\(.)/g, '$1') : value
}

/** Everything that is read aloud, as one text. */
export function textOf(nodes: readonly Node[]): string {
  return nodes.map(({ name, value }) => `${name} ${value}`).join('\n')
}
