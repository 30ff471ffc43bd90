import { writeFileSync } from 'node:fs'
import { flowModels } from '#tests/flows/flow-models.ts'
import { parameterDescriptionsSource } from '../parameter-descriptions.ts'
import { readScreenMessages } from '../screen-messages.ts'
import { describeFlow } from './describe-flow.ts'
import { chartOf } from './flow-chart.ts'
import { countedFlows } from './flow-states.ts'
import { machineFileOf } from './machine-file.ts'
import { mermaidOf } from './mermaid.ts'

const constant = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)}`

const machineTexts = () =>
  Object.fromEntries(
    flowModels.map((model) => [model.name, { definition: machineFileOf(model), diagram: mermaidOf(model) }]),
  )

const root = process.cwd()
/** Sources of the generated modules, by path. */
const sources: Readonly<Record<string, string>> = {
  'src/features/support/flow-names.ts': constant(
    'flowNames',
    flowModels.map(({ name }) => name),
  ),
  'src/features/support/flows/flow-descriptions.ts': constant('flowDescriptions', flowModels.map(describeFlow)),
  'src/features/support/flows/machine-texts.ts': constant('machineTexts', machineTexts()),
  'src/desk/funnels/flow-charts.ts': constant('flowCharts', countedFlows.map(chartOf)),
  'src/features/support/search/screen-messages.ts': constant('screenMessages', await readScreenMessages(root)),
  'src/features/support/address/parameter-descriptions.ts': parameterDescriptionsSource(root),
}

// Writes them all as JSON into the file that is named, or prints them.
const [file] = process.argv.slice(2)
if (file === undefined) process.stdout.write(JSON.stringify(sources))
else writeFileSync(file, JSON.stringify(sources))
