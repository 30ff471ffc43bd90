import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { flowModels } from '../machines/models/flow-models.ts'
import type { FlowDescription } from '../src/features/support/flows/flow-description.ts'
import { describeFlow } from './flows/describe-flow.ts'
import { machineFileOf } from './flows/machine-file.ts'
import { mermaidOf } from './flows/mermaid.ts'
import { pictureOf } from './flows/picture.ts'

/**
 * npm run diagrams: draws every flow from its machine and model for `docs/flows`, and writes the data of the support
 * pages and the machines' files for editors. Run it after changing a machine or a model; the results are committed.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const pictures = 'docs/flows'
const data = 'src/features/support/flows/flow-descriptions.gen.ts'
/** Machines as files for editors: their definitions as JSON, and Mermaid diagrams. */
const machines = 'src/features/support/machines'
/** Names alone, without the long descriptions. */
const names = 'src/features/support/flow-names.gen.ts'

/** Expected contents of the generated files, by path. */
function drawn(): Map<string, string> {
  const flows = flowModels.map(describeFlow)
  return new Map([
    [data, dataOf(flows)],
    [names, namesOf(flows)],
    ...flows.map((flow): [string, string] => [`${pictures}/${flow.name}.svg`, pictureOf(flow)]),
    ...flowModels.flatMap((model): [string, string][] => [
      [`${machines}/${model.name}.machine.json`, machineFileOf(model)],
      [`${machines}/${model.name}.mmd`, mermaidOf(model)],
    ]),
  ])
}

function namesOf(flows: readonly FlowDescription[]): string {
  const list = flows.map(({ name }) => `  '${name}',`).join('\n')
  return `// Written by scripts/diagrams.ts.\nexport const flowNames: readonly string[] = [\n${list}\n]\n`
}

function dataOf(flows: readonly FlowDescription[]): string {
  return [
    '// Written by scripts/diagrams.ts.',
    "import type { FlowDescription } from './flow-description.ts'",
    '',
    `export const flowDescriptions: readonly FlowDescription[] = ${JSON.stringify(flows, undefined, 1)}`,
    '',
  ].join('\n')
}

/** Returns one sentence for each generated file that does not match the machines. */
export function staleDiagrams(): string[] {
  const wanted = drawn()
  const wrong = [...wanted].filter(([path, text]) => readText(path) !== text).map(([path]) => path)
  return [...wrong, ...leftOver(wanted)].map((path) => `${path} is not current; run "npm run diagrams"`)
}

function readText(path: string): string | undefined {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function leftOver(wanted: ReadonlyMap<string, string>): string[] {
  const files = [pictures, machines].flatMap((folder) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [],
  )
  return files.filter((path) => /\.(svg|mmd|machine\.json)$/.test(path) && !wanted.has(path))
}

if (import.meta.main) {
  const wanted = drawn()
  for (const folder of [pictures, machines]) mkdirSync(join(root, folder), { recursive: true })
  for (const path of leftOver(wanted)) rmSync(join(root, path))
  for (const [path, text] of wanted) writeFileSync(join(root, path), text)
  console.log(`${flowModels.length} flows`)
}
