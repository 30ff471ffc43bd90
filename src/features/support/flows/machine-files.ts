/** A flow's machine for editors, as `npm run diagrams` wrote it. */
export interface MachineFiles {
  /** Address of the definition as JSON, to download. */
  readonly definitionUrl: string
  /** The same definition as a text. */
  readonly definition: string
  /** State diagram in Mermaid's language. */
  readonly diagram: string
}

const urls = import.meta.glob<string>('../machines/*.machine.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})
const definitions = import.meta.glob<string>('../machines/*.machine.json', { query: '?raw', import: 'default' })
const diagrams = import.meta.glob<string>('../machines/*.mmd', { query: '?raw', import: 'default' })

/** Loads the files of a flow's machine. Throws for an unknown flow. */
export async function loadMachineFiles(flow: string): Promise<MachineFiles> {
  const path = `../machines/${flow}`
  const definitionUrl = urls[`${path}.machine.json`]
  const loadDefinition = definitions[`${path}.machine.json`]
  const loadDiagram = diagrams[`${path}.mmd`]
  if (definitionUrl === undefined || !loadDefinition || !loadDiagram) throw new Error(`${flow} has no machine files`)
  const [definition, diagram] = await Promise.all([loadDefinition(), loadDiagram()])
  return { definitionUrl, definition, diagram }
}
