import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { paths } from '#contract/addresses/paths.ts'
import { renderApp } from '#tests/model/render-app.tsx'
import type { RenderedApp } from '#tests/model/rendered-app.ts'

let app: RenderedApp
afterEach(() => app.close())

it.each([
  ['en', 'Change password', 'You’ll be logged out on other devices. This one stays logged in.', 'Email me a link'],
  ['ko', '비밀번호 변경', '변경하면 다른 기기에서는 로그아웃돼요. 이 기기는 로그인이 유지돼요.', '재설정 링크 받기'],
] as const)(
  'says which logins a change ends, and offers a link instead, in %s',
  async (language, title, ends, link) => {
    app = await renderApp(paths.changePassword(), 'desktop', language, { isMember: true })
    await screen.findByRole('heading', { level: 1, name: title })
    expect(screen.getByRole('main').textContent).toContain(ends)
    expect(screen.getByRole('button', { name: link })).toBeTruthy()
    const cancel = screen.getByRole('link', { name: language === 'en' ? 'Cancel' : '취소' })
    expect(cancel.getAttribute('href')).toBe(paths.myPage())
  },
)
