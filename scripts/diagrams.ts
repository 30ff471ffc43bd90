import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { everyFlowModel } from '../tests/flows/every-flow-model.ts'
import { describeFlow } from './flows/describe-flow.ts'
import { flowStatesSource } from './flows/flow-states.ts'
import { pictureOf } from './flows/picture.ts'

// npm run diagrams: draws every flow from its machine and model for `docs/flows`, and lists the states for the server's
// counts. Run it after changing a machine or a model.

const root = fileURLToPath(new URL('..', import.meta.url))
const pictures = 'docs/flows'
const stateList = 'server/api/visit-counts/flow-states.gen.ts'

/** Expected contents of the pictures and of the list of states, by path. */
function drawn(): Map<string, string> {
  const flows = everyFlowModel.map(describeFlow)
  return new Map([
    ...flows.map((flow) => [`${pictures}/${flow.name}.svg`, pictureOf(flow)] as const),
    [stateList, flowStatesSource()],
  ])
}

/** Returns one sentence for each written file that does not match its machine. */
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
  const files = existsSync(join(root, pictures)) ? readdirSync(join(root, pictures)) : []
  return files.map((name) => `${pictures}/${name}`).filter((path) => path.endsWith('.svg') && !wanted.has(path))
}

if (import.meta.main) {
  const wanted = drawn()
  mkdirSync(join(root, pictures), { recursive: true })
  for (const path of leftOver(wanted)) rmSync(join(root, path))
  for (const [path, text] of wanted) writeFileSync(join(root, path), text)
  console.log(`${everyFlowModel.length} flows`)
}
