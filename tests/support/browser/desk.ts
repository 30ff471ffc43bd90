import { type BrowserContext, expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import type { Role } from '#contract/desk/roles.ts'

/** A device that keeps passkeys. */
export interface Authenticator {
  /** Whether the operator confirms with a finger or PIN from now on. */
  readonly approve: (isApproved: boolean) => Promise<void>
}

/** Gives the browser a device that keeps passkeys and always says yes; Chromium's own protocol. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    approve: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}

/** Origin of the desk of the shop at `baseURL`. */
export function deskOriginOf(baseURL: string | undefined): string {
  return `http://desk.shop.localhost:${new URL(baseURL ?? '').port}`
}

/** The link by which an operator of this name, with roles, registers a passkey. */
export async function inviteOperator(
  context: BrowserContext,
  { name, roles }: { readonly name: string; readonly roles: readonly Role[] },
): Promise<string> {
  const response = await context.request.post('/sandbox/desk', { data: { name, roles } })
  return v.parse(v.object({ link: v.string() }), await response.json()).link
}

/** Opens the desk as an operator with a name of its own, in the language of the browser. */
export async function openDesk(page: Page, roles: readonly Role[]): Promise<{ readonly name: string }> {
  await addAuthenticator(page)
  return acceptInvitation(page, roles)
}

/** Registers a passkey as a new operator, whose first page opens. */
export async function acceptInvitation(page: Page, roles: readonly Role[]): Promise<{ readonly name: string }> {
  const name = `Operator ${crypto.randomUUID().slice(0, 8)}`
  await page.goto(await inviteOperator(page.context(), { name, roles }))
  await page.getByRole('button', { name: /^(Register a passkey|패스키 등록)$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^(Today|오늘)$/ })).toBeVisible()
  return { name }
}
