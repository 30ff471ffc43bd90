import { type Messages, setupI18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '#contract/desk/roles.ts'
import { draftChangedMeanwhile } from '#contract/protocol/desk-codes.ts'
import { createDeskRouter } from '#desk/app/desk-router.tsx'
import { createPasskeyPrompt } from '#desk/http/passkey-prompt.ts'
import { createHttp } from '#lib/http/http.ts'

const [catalogue] = Object.values(
  import.meta.glob<{ messages: Messages }>('../../../../locales/desk/en.po', { eager: true }),
)

const path = 'notices/53.yaml'
const published = {
  idx: 53,
  category: 'notice',
  posted_on: '2026-11-26',
  views: 12,
  title: { ko: '점검', en: 'Maintenance' },
  text: { ko: '쉬어요', en: 'Closed' },
}
const fault = { file: path, field: 'title.en', message: { ko: '내용을 입력해 주세요', en: 'must not be empty' } }

interface Call {
  readonly method: string
  readonly path: string
  readonly body: unknown
}
/** Answers of the server by method and path; without one a call is an empty list. */
type Answers = (
  call: Call,
) => { readonly status?: number; readonly code?: string; readonly content: unknown } | undefined

const detail = (special: object = {}) => ({
  path,
  kind: 'notice',
  edition: 6,
  value: published,
  draft: null,
  faults: [],
  page: '/cs',
  address: 'https://shop.example/cs',
  ...special,
})

const savedAs = (version: number, ...faults: readonly object[]) => ({
  version,
  faults,
  page: '/cs',
  address: 'https://shop.example/cs',
})

function openEditor(answers: Answers, roles: readonly Role[] = ['content'], file = path) {
  const calls: Call[] = []
  const http = createHttp({
    locale: 'en',
    fetch: async (address, init) => {
      const url = new URL(address, 'http://desk.example')
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      const call = { method: init.method ?? 'GET', path: url.pathname, body }
      calls.push(call)
      const session = { name: 'Seo', roles, ends_at: '2026-11-26T10:00:00Z', confirmed_until: '2026-11-26T10:00:00Z' }
      const own = call.path.endsWith('/desk/session') ? { content: session } : answers(call)
      const { status = 200, code = status, content } = own ?? { content: [] }
      return new Response(JSON.stringify({ status_code: code, content }), {
        status,
        headers: { 'Content-Type': 'application/json' },
      })
    },
  })
  const i18n = setupI18n({ locale: 'en', messages: { en: catalogue?.messages ?? {} } })
  const router = createDeskRouter({
    shop: 'Practicum',
    http,
    plainHttp: http,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    messages: { i18n, locale: 'en' },
    passkeyPrompt: createPasskeyPrompt(),
  })
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [`/content/file?path=${encodeURIComponent(file)}`] }),
  })
  render(<RouterProvider router={router} />)
  return { router, calls, saved: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body) }
}

const isDetail = ({ method, path: called }: Call) => method === 'GET' && called.endsWith('/content/file')
const isSave = ({ method }: Call) => method === 'PUT'

async function field(title: string, language: string): Promise<HTMLElement> {
  const group = await screen.findByRole('group', { name: title })
  return within(group).getByRole('textbox', { name: language })
}
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('the editor of a file', () => {
  it('saves what was typed with the fields that nobody sees', async () => {
    const { saved } = openEditor((call) => {
      if (isDetail(call)) return { content: detail() }
      return isSave(call) ? { content: savedAs(1) } : undefined
    })
    type(await field('Title', 'English'), 'Planned maintenance')
    expect(screen.getByText('Not saved yet')).toBeTruthy()
    save()
    await screen.findByText(/^Saved \d\d:\d\d$/)
    expect(saved()).toEqual([
      {
        path,
        version: 0,
        base_edition: 6,
        value: { ...published, title: { ko: '점검', en: 'Planned maintenance' } },
      },
    ])
  })

  it('shows a fault at its field once the operator has left it', async () => {
    openEditor((call) => {
      if (isDetail(call)) return { content: detail() }
      return isSave(call) ? { content: savedAs(1, fault) } : undefined
    })
    const title = await field('Title', 'English')
    type(title, '')
    save()
    await screen.findByText(/^Saved/)
    expect(screen.queryByText('must not be empty')).toBeNull()
    fireEvent.blur(title)
    expect(await screen.findByText('must not be empty')).toBeTruthy()
    expect(title.getAttribute('aria-invalid')).toBe('true')
  })

  it('takes a fault away as soon as its field is changed', async () => {
    openEditor((call) => {
      if (isDetail(call)) return { content: detail() }
      return isSave(call) ? { content: savedAs(1, fault) } : undefined
    })
    const title = await field('Title', 'English')
    type(title, '')
    save()
    await screen.findByText(/^Saved/)
    fireEvent.blur(title)
    await screen.findByText('must not be empty')
    type(title, 'Maintenance')
    expect(screen.queryByText('must not be empty')).toBeNull()
    expect(title.getAttribute('aria-invalid')).toBeNull()
  })

  it('shows no fault while a pointer is down', async () => {
    openEditor((call) => {
      if (isDetail(call)) return { content: detail() }
      return isSave(call) ? { content: savedAs(1, fault) } : undefined
    })
    const title = await field('Title', 'English')
    type(title, '')
    save()
    await screen.findByText(/^Saved/)
    const add = screen.getByRole('button', { name: 'Add: Picture' })
    fireEvent.pointerDown(add)
    fireEvent.blur(title)
    expect(screen.queryByText('must not be empty')).toBeNull()
    fireEvent.click(add)
    expect(await screen.findByText('must not be empty')).toBeTruthy()
  })

  it('says what setting the stock leaves for sale, before it is set', async () => {
    const device = 'devices/headset.yaml'
    let stock = { on_hand: 21, promised: 4, available: 17 }
    const { calls } = openEditor(
      (call) => {
        if (isDetail(call)) return { content: detail({ path: device, kind: 'device', value: { idx: 11, stock: 30 } }) }
        if (!call.path.endsWith('/content/stock')) return undefined
        if (call.method === 'PUT') stock = { on_hand: 5, promised: 4, available: 1 }
        return { content: stock }
      },
      ['content'],
      device,
    )
    const numbers = async () => (await screen.findByText('For sale')).closest('dl')?.textContent
    expect(await numbers()).toBe('On the shelf21Promised to orders4For sale17')
    const shelf = screen.getByLabelText('Pieces on the shelf')
    const set = screen.getByRole('button', { name: 'Set the stock' })
    expect(set).toHaveProperty('disabled', true)
    type(shelf, '5')
    expect(screen.getByText('For sale then: 1. 4 are promised to orders.')).toBeTruthy()
    type(shelf, '3')
    expect(screen.getByText('Nothing will be for sale: one more piece is promised than there is.')).toBeTruthy()
    type(shelf, 'five')
    expect(screen.getByText('Enter a whole number of pieces, 100,000 at the most.')).toBeTruthy()
    type(shelf, '5')
    fireEvent.click(set)
    expect(await screen.findByText('The stock is set.')).toBeTruthy()
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { path: device, on_hand: 5, seen: 21 },
    ])
    expect(await numbers()).toBe('On the shelf5Promised to orders4For sale1')
  })

  it('adds a block to a page about the company, with the fields of its kind alone', async () => {
    const page = 'pages/careers.yaml'
    const value = {
      title: { ko: '채용', en: 'Careers' },
      description: { ko: '자리', en: 'Openings' },
      position: 5,
      blocks: [{ type: 'heading', title: { ko: '함께해요', en: 'Join us' } }],
    }
    const { saved } = openEditor(
      (call) => {
        if (isDetail(call)) return { content: detail({ path: page, kind: 'page', value }) }
        return isSave(call) ? { content: savedAs(1) } : undefined
      },
      ['content'],
      page,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Add: Block' }))
    const [, added] = screen.getAllByRole('combobox', { name: 'Kind of block' })
    if (!added) throw new Error('the block has a kind')
    type(added, 'call')
    expect(screen.queryByRole('button', { name: 'Add: Point' })).toBeNull()
    type(screen.getByRole('textbox', { name: 'Leads to' }), '/cs/inquiry')
    fireEvent.click(screen.getByRole('button', { name: 'Move Block 2 up' }))
    save()
    await screen.findByText(/^Saved/)
    const call = { type: 'call', button: { ko: '', en: '' }, href: '/cs/inquiry' }
    expect(saved()).toEqual([
      { path: page, version: 0, base_edition: 6, value: { ...value, blocks: [call, value.blocks[0]] } },
    ])
  })

  it('saves on the way to another page', async () => {
    const { router, saved } = openEditor((call) => {
      if (isDetail(call)) return { content: detail() }
      return isSave(call) ? { content: savedAs(1) } : undefined
    })
    type(await field('Title', 'English'), 'Typed last')
    await router.navigate({ to: '/content' })
    await waitFor(() => expect(saved()).toHaveLength(1))
    expect(saved()[0]).toMatchObject({ value: { title: { en: 'Typed last' } } })
    await waitFor(() => expect(sessionStorage.getItem(`draft:content:${path}`)).toBeNull())
  })

  it('saves when the page is hidden, and asks before the tab is closed meanwhile', async () => {
    const { saved } = openEditor((call) => {
      if (isDetail(call)) return { content: detail() }
      return isSave(call) ? { content: savedAs(1) } : undefined
    })
    const closesAtOnce = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const title = await field('Title', 'English')
    expect(closesAtOnce()).toBe(true)
    type(title, 'Hidden')
    expect(closesAtOnce()).toBe(false)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    visibility.mockRestore()
    await screen.findByText(/^Saved \d\d:\d\d$/)
    expect(saved()).toHaveLength(1)
    expect(closesAtOnce()).toBe(true)
  })

  it('saves again once the network is back', async () => {
    let isDown = true
    const { saved } = openEditor((call) => {
      if (isDetail(call)) return { content: detail() }
      if (!isSave(call)) return undefined
      return isDown ? { status: 500, content: {} } : { content: savedAs(1) }
    })
    type(await field('Title', 'English'), 'Works')
    save()
    await screen.findByText(/^Not saved:/)
    isDown = false
    fireEvent(window, new Event('online'))
    await screen.findByText(/^Saved/)
    expect(saved()).toHaveLength(2)
  })

  it('does not say that it saved what it has only read', async () => {
    const draftOf = (version: number, english: string) => ({
      version,
      base_edition: 6,
      value: { ...published, title: { ko: '점검', en: english } },
      updated_by: 'Baek',
      updated_at: '2026-11-26T03:00:00Z',
      publish_at: null,
      has_failed: false,
      failure: null,
    })
    let draft = draftOf(2, 'Before')
    openEditor((call) => {
      if (isDetail(call)) return { content: detail({ draft }) }
      return call.path.endsWith('/discard') ? { status: 409, code: draftChangedMeanwhile, content: {} } : undefined
    })
    await field('Title', 'English')
    draft = draftOf(3, 'After')
    fireEvent.click(screen.getByRole('button', { name: 'Discard the draft' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(await screen.findByDisplayValue('After')).toBeTruthy()
    expect(screen.getByText('The draft is saved')).toBeTruthy()
  })

  it('says why nothing was saved, and keeps what was typed', async () => {
    let fails = true
    const { saved } = openEditor((call) => {
      if (isDetail(call)) return { content: detail() }
      if (!isSave(call)) return undefined
      return fails ? { status: 500, content: {} } : { content: savedAs(1) }
    })
    const title = await field('Title', 'English')
    type(title, 'Works')
    save()
    await screen.findByText(/^Not saved: Something went wrong on our side/)
    expect(title).toHaveProperty('value', 'Works')
    expect(sessionStorage.getItem(`draft:content:${path}`)).toContain('Works')
    fails = false
    save()
    await screen.findByText(/^Saved/)
    expect(saved()).toHaveLength(2)
    expect(sessionStorage.getItem(`draft:content:${path}`)).toBeNull()
  })

  it('shows both values of a field that another operator has changed too, and saves the chosen one', async () => {
    let version = 2
    const draft = (value: object) => ({
      version,
      base_edition: 6,
      value,
      updated_at: '2026-11-26T01:00:00.000Z',
      updated_by: 'Park',
      publish_at: null,
      has_failed: false,
      failure: null,
    })
    let title = published.title
    const { saved } = openEditor((call) => {
      if (isDetail(call)) return { content: detail({ draft: draft({ ...published, title }) }) }
      if (!isSave(call)) return undefined
      if (version === 2) {
        version = 3
        title = { ko: '점검', en: 'By the other' }
        return { status: 409, code: draftChangedMeanwhile, content: { request_id: 'a' } }
      }
      return { content: savedAs(4) }
    })
    type(await field('Title', 'English'), 'By me')
    save()
    const choice = await screen.findByRole('group', { name: 'Title, English' })
    fireEvent.click(screen.getByRole('button', { name: 'Save what you chose' }))
    expect(await within(choice).findAllByText('Choose one of both.')).toBeTruthy()
    fireEvent.click(within(choice).getByRole('radio', { name: /By the other/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Save what you chose' }))
    await waitFor(() => expect(saved()).toHaveLength(2))
    expect(saved()[1]).toMatchObject({ version: 3, value: { title: { ko: '점검', en: 'By the other' } } })
    expect(await field('Title', 'English')).toHaveProperty('value', 'By the other')
  })

  it('names the fields of another operator that it has taken over', async () => {
    const draft = {
      version: 2,
      base_edition: 6,
      value: published,
      updated_at: '2026-11-26T01:00:00.000Z',
      updated_by: 'Park',
      publish_at: null,
      has_failed: false,
      failure: null,
    }
    let current: object = draft
    openEditor((call) => {
      if (isDetail(call)) return { content: detail({ draft: current }) }
      if (!isSave(call)) return undefined
      if (current !== draft) return { content: savedAs(4) }
      current = { ...draft, version: 3, value: { ...published, posted_on: '2026-11-30' } }
      return { status: 409, code: draftChangedMeanwhile, content: { request_id: 'a' } }
    })
    type(await field('Title', 'English'), 'By me')
    save()
    const title = await screen.findByText('Another operator’s changes were taken over')
    expect(title.parentElement?.textContent).toBe('Another operator’s changes were taken overPosted on')
    await screen.findByText(/^Saved/)
    expect(await field('Title', 'English')).toHaveProperty('value', 'By me')
    expect(screen.getByLabelText('Posted on')).toHaveProperty('value', '2026-11-30')
  })

  it('adds, moves, removes and puts back items of a list', async () => {
    openEditor((call) => (isDetail(call) ? { content: detail() } : undefined))
    const pictures = await screen.findByRole('group', { name: 'Pictures' })
    const add = () => fireEvent.click(within(pictures).getByRole('button', { name: 'Add: Picture' }))
    const texts = () => within(pictures).getAllByRole('textbox', { name: 'English' })
    add()
    type(texts()[0] ?? pictures, 'First')
    add()
    type(texts()[1] ?? pictures, 'Second')
    const values = () => texts().map((each) => (each instanceof HTMLTextAreaElement ? each.value : ''))
    fireEvent.click(within(pictures).getByRole('button', { name: 'Move Picture 2 up' }))
    expect(values()).toEqual(['Second', 'First'])
    fireEvent.click(within(pictures).getByRole('button', { name: 'Remove Picture 1' }))
    expect(values()).toEqual(['First'])
    fireEvent.click(within(pictures).getByRole('button', { name: 'Put it back' }))
    expect(values()).toEqual(['Second', 'First'])
  })

  it('moves an item of a list to a position, and keeps the focus on it', async () => {
    openEditor((call) => (isDetail(call) ? { content: detail() } : undefined))
    const pictures = await screen.findByRole('group', { name: 'Pictures' })
    const texts = () => within(pictures).getAllByRole('textbox', { name: 'English' })
    for (const [index, text] of ['First', 'Second', 'Third'].entries()) {
      fireEvent.click(within(pictures).getByRole('button', { name: 'Add: Picture' }))
      type(texts()[index] ?? pictures, text)
    }
    const values = () => texts().map((each) => (each instanceof HTMLTextAreaElement ? each.value : ''))
    const position = within(pictures).getByRole('combobox', { name: 'Position of Picture 3' })
    expect(
      within(position)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['1', '2', '3'])
    position.focus()
    fireEvent.change(position, { target: { value: '0' } })
    expect(values()).toEqual(['Third', 'First', 'Second'])
    expect(document.activeElement).toBe(within(pictures).getByRole('combobox', { name: 'Position of Picture 1' }))
  })

  it('lists what a publication changes, before it is confirmed', async () => {
    const value = { ...published, title: { ko: '점검', en: 'Works' } }
    const draft = {
      version: 2,
      base_edition: 6,
      value,
      updated_at: '2026-11-26T01:00:00.000Z',
      updated_by: 'Seo',
      publish_at: null,
      has_failed: false,
      failure: null,
    }
    const { calls } = openEditor((call) => {
      if (isDetail(call)) return { content: detail({ draft }) }
      if (call.path.endsWith('/content/publish')) return { content: { edition: 7 } }
      return call.path.endsWith('/content/restore') ? { content: { edition: 8 } } : undefined
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Publish…' }))
    const change = await screen.findByText('Title, English')
    expect(change.parentElement?.textContent).toBe('Title, EnglishBefore: MaintenanceAfter: Works')
    fireEvent.click(screen.getByRole('button', { name: 'Publish now' }))
    await screen.findByRole('heading', { name: 'Published as version 7' })
    expect(calls.find(({ path: called }) => called.endsWith('/publish'))?.body).toEqual({
      path,
      version: 2,
      when: { kind: 'now' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Take it back' }))
    await screen.findByRole('heading', { name: 'The publication was undone' })
    expect(calls.find(({ path: called }) => called.endsWith('/restore'))?.body).toEqual({
      path,
      edition: 6,
      current: 7,
    })
  })

  it('keeps a number as it is typed, and takes it as one once it is', async () => {
    const { saved } = openEditor(
      (call) => {
        if (isDetail(call)) return { content: detail({ kind: 'device', value: { idx: 1, delivery: 4 } }) }
        return isSave(call) ? { content: savedAs(1) } : undefined
      },
      ['content'],
      'devices/demo-kit.yaml',
    )
    const fee = await screen.findByRole('textbox', { name: 'Delivery fee for one piece' })
    for (const typed of ['', '2.', '1,200']) type(fee, typed)
    save()
    await screen.findByText(/^Saved/)
    expect(saved()[0]).toMatchObject({ value: { idx: 1, delivery: 1_200 } })
    type(fee, 'a few')
    expect(fee).toHaveProperty('value', 'a few')
  })

  it('is read-only for other roles', async () => {
    openEditor((call) => (isDetail(call) ? { content: detail() } : undefined), ['viewer'])
    const title = await field('Title', 'English')
    expect(title.closest('fieldset')?.disabled).toBe(true)
    expect(screen.queryByRole('button', { name: 'Publish…' })).toBeNull()
  })
})
