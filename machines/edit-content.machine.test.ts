import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { saveDraft } from '../contract/desk/content.ts'
import type { CallInput, ContentOf } from '../contract/protocol/endpoint.ts'
import {
  contentPage,
  loadedContents,
  contentPath as path,
  typedContent,
} from '../tests/flows/samples/content-samples.ts'
import { editContentMachine } from './edit-content.machine.ts'

/** Edits the published file. `answer` is what the server says to its draft. */
async function edit(value: unknown, answer: Partial<ContentOf<typeof saveDraft>> = {}) {
  const sent: CallInput<typeof saveDraft>['body'][] = []
  const actor = createActor(
    editContentMachine.provide({
      actors: {
        loadContent: fromPromise(async () => loadedContents.published),
        typingPause: fromPromise(async () => {}),
        saveDraft: fromPromise(async ({ input }) => {
          sent.push(input.body)
          return { version: 1, faults: [], ...contentPage, ...answer }
        }),
      },
    }),
    { input: { path } },
  ).start()
  await waitFor(actor, (snapshot) => snapshot.matches('saved'))
  actor.send({ type: 'value.changed', value })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('saved'))
  return { sent, context }
}

/** What the model of the flow leaves out. */
describe('a draft', () => {
  it('that removes the file is null', async () => {
    const { sent } = await edit(null)
    expect(sent).toEqual([{ path, version: 0, base_edition: 6, value: null }])
  })

  it('is empty when what was typed is no file', async () => {
    const { sent } = await edit('2.5.0')
    expect(sent).toEqual([{ path, version: 0, base_edition: 6, value: {} }])
  })

  it('has the page that its number leads to', async () => {
    const moved = { page: '/cs/54', address: 'https://shop.example/cs/54' }
    const { context } = await edit(typedContent, moved)
    expect(context.detail).toMatchObject(moved)
  })
})
