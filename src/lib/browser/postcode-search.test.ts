import { afterEach, expect, it, vi } from 'vitest'
import { type FoundAddress, postcodeChannel } from '#contract/values/postcode.ts'
import { searchAddress } from './postcode-search.ts'

const found = { postcode: '04799', address: '서울 성동구 공방길 12' }

afterEach(() => vi.restoreAllMocks())

/** Opens a search; answers what it found, and a way for windows to tell something. */
function open() {
  const opened = vi.spyOn(window, 'open').mockReturnValue(window)
  const heard: FoundAddress[] = []
  const first = Promise.withResolvers<void>()
  const search = searchAddress((address) => {
    heard.push(address)
    first.resolve()
  })
  const request = new URL(String(opened.mock.lastCall?.[0]), 'http://shop.example').searchParams.get('request')
  const tell = (message: unknown) => {
    const channel = new BroadcastChannel(postcodeChannel)
    channel.postMessage(message)
    channel.close()
  }
  return { search, heard, heardOne: first.promise, request, tell }
}

it('hears of the address that its own window found, once', async () => {
  const { heard, heardOne, request, tell, search } = open()
  expect(search.isOpen).toBe(true)
  tell({ request: crypto.randomUUID(), ...found, address: 'another search' })
  tell({ request, postcode: 'no code', address: 'x' })
  tell('anything')
  tell({ request, ...found })
  await heardOne
  expect(heard).toEqual([found])
})

it('says that the browser kept the window from opening', () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  expect(searchAddress(() => {}).isOpen).toBe(false)
})

it('hears nothing after it was stopped', async () => {
  const stopped = open()
  const other = open()
  stopped.search.stop()
  stopped.tell({ request: stopped.request, ...found })
  // Told later on the same channel, and heard: so the first was let pass.
  other.tell({ request: other.request, ...found })
  await other.heardOne
  expect(stopped.heard).toEqual([])
})
