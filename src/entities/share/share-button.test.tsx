import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { waitFor } from '#tests/support/wait-for.ts'
import { ShareButton } from './share-button.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('data-desktop')
  document.documentElement.removeAttribute('data-mobile')
})

async function show(layout: 'desktop' | 'mobile', navigator: object, locale: 'en' | 'ko' = 'en') {
  vi.stubGlobal('navigator', navigator)
  await renderScreen(<ShareButton title="IV insertion" path="/contents/detail?id=101" />, {
    layout,
    locale,
    catalogues: ['course'],
  })
}

const here = `${location.origin}/contents/detail?id=101&lang=en`

describe('ShareButton', () => {
  it('opens the phone’s own sharing with title and address on the mobile layout', async () => {
    const share = vi.fn(async () => undefined)
    await show('mobile', { share })
    fireEvent.click(screen.getByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'IV insertion', url: here })
  })

  it('does nothing more when the visitor closes the phone’s sheet', async () => {
    const writeText = vi.fn(async () => undefined)
    const share = vi.fn(async () => {
      throw new DOMException('closed', 'AbortError')
    })
    await show('mobile', { share, clipboard: { writeText } })
    fireEvent.click(screen.getByRole('button', { name: 'Share' }))
    await waitFor(() => expect(share.mock.settledResults[0]?.type).toBe('rejected'))
    expect(writeText).not.toHaveBeenCalled()
    expect(screen.getByRole('button').textContent).toBe('Share')
  })

  it.each([
    ['has no sharing', {}],
    [
      'refuses to share',
      {
        share: async () => {
          throw new DOMException('not now', 'NotAllowedError')
        },
      },
    ],
  ])('copies the address on a phone that %s', async (_, features) => {
    const writeText = vi.fn(async () => undefined)
    await show('mobile', { ...features, clipboard: { writeText } })
    fireEvent.click(screen.getByRole('button', { name: 'Share' }))
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeDefined()
    expect(screen.getByText('Link copied').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
    expect(writeText).toHaveBeenCalledExactlyOnceWith(here)
  })

  it('copies the address on a desktop, also where the browser could share', async () => {
    const [writeText, share] = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
    await show('desktop', { share, clipboard: { writeText } }, 'ko')
    fireEvent.click(screen.getByRole('button', { name: '링크 복사' }))
    await screen.findByRole('button', { name: '링크를 복사했어요' })
    expect(writeText).toHaveBeenCalledExactlyOnceWith(here.replace('lang=en', 'lang=ko'))
    expect(share).not.toHaveBeenCalled()
  })

  it('shows the address where the browser has no clipboard', async () => {
    await show('desktop', {})
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText(here)).toBeDefined()
  })

  it('shares the desktop’s address from either of the shop’s hosts', async () => {
    document.documentElement.dataset['desktop'] = 'https://shop.example'
    document.documentElement.dataset['mobile'] = location.origin
    const share = vi.fn(async () => undefined)
    await show('mobile', { share })
    fireEvent.click(screen.getByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'IV insertion',
      url: 'https://shop.example/contents/detail?id=101&lang=en',
    })
  })
})
