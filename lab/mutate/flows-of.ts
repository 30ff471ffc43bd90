import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Names of the flows that a source belongs to: that of its name, or those of the nearest folder of a feature or of the desk. */
export function flowsOf(root: string, file: string): string[] {
  if (/^(machines|tests\/flows)\//.test(file)) {
    const flow = basename(file).split('.')[0] ?? ''
    return existsSync(join(root, `machines/${flow}.machine.ts`)) ? [flow] : []
  }
  for (let folder = dirname(file); /^src\/(features|desk)\//.test(folder); folder = dirname(folder)) {
    const flows = globSync(`${folder}/*.flow.ts`, { cwd: root }).map((name) => basename(name, '.flow.ts'))
    if (flows.length > 0) return flows
  }
  return []
}
