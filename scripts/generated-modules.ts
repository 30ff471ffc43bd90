import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { flowModels } from '../machines/models/flow-models.ts'
import { describeFlow } from './flows/describe-flow.ts'
import { chartOf } from './flows/flow-chart.ts'
import { countedFlows } from './flows/flow-states.ts'
import { machineFileOf } from './flows/machine-file.ts'
import { mermaidOf } from './flows/mermaid.ts'
import { parameterDescriptionsSource } from './parameter-descriptions.ts'
import { readScreenMessages } from './screen-messages.ts'

type Source = (root: string) => string | Promise<string>

const constant = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)}`

const machineTexts = () =>
  Object.fromEntries(
    flowModels.map((model) => [model.name, { definition: machineFileOf(model), diagram: mermaidOf(model) }]),
  )

/** Sources of the modules that the build fills in, by their path. The files only declare them, so that nothing else can import an empty one. */
const sources: Readonly<Record<string, Source>> = {
  'src/features/support/flow-names.ts': () =>
    constant(
      'flowNames',
      flowModels.map(({ name }) => name),
    ),
  'src/features/support/flows/flow-descriptions.ts': () => constant('flowDescriptions', flowModels.map(describeFlow)),
  'src/features/support/flows/machine-texts.ts': () => constant('machineTexts', machineTexts()),
  'src/desk/funnels/flow-charts.ts': () => constant('flowCharts', countedFlows.map(chartOf)),
  'src/features/support/search/screen-messages.ts': async (root) =>
    constant('screenMessages', await readScreenMessages(root)),
  'src/features/support/address/parameter-descriptions.ts': parameterDescriptionsSource,
}

/** Vite plugin that fills in what the support area and the desk tell about flows, screens and parameters, from their sources. */
export function generatedModules(): Plugin {
  let root = '.'
  return {
    name: 'generated-modules',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    transform: {
      filter: { id: /\/src\/(features\/support|desk\/funnels)\/.+\.ts$/ },
      async handler(_, id) {
        const source = sources[relative(root, id).replaceAll('\\', '/')]
        return source && { code: await source(root), map: null }
      },
    },
  }
}
