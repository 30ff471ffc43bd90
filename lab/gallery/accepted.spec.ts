import { globSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { flowModels } from '../../tests/flows/flow-models.ts'
import { isChosen, namesOf, views } from './views.ts'

const acceptedFolder = fileURLToPath(new URL('../../gallery/accepted', import.meta.url))
const names = new Set(views.flatMap(namesOf))

test('the command means pictures, and every flow has views', () => {
  expect([...names].filter(isChosen)).not.toEqual([])
  const flows = new Set(views.filter(({ group }) => group === 'flows').map((view) => view.of))
  expect([...flows]).toEqual(flowModels.map(({ name }) => name))
})

test('every accepted picture has a view', () => {
  const gone = globSync('**/*.png', { cwd: acceptedFolder })
    .map((file) => file.replaceAll('\\', '/').replace(/\.png$/, ''))
    .filter((name) => !names.has(name) && isChosen(name))
  if (test.info().config.updateSnapshots === 'all') for (const name of gone) rmSync(`${acceptedFolder}/${name}.png`)
  else expect(gone).toEqual([])
})
