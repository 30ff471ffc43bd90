import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { nextParameter } from '#lib/url/search-schema.ts'
import { LoginScreen } from '../passkey/login-screen.tsx'

export const Route = createFileRoute('/login')({
  validateSearch: v.object({ next: nextParameter }),
  component: LoginPage,
})

function LoginPage() {
  const { next = '/' } = Route.useSearch()
  return <LoginScreen next={next} />
}
