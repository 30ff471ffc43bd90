import { randomUUID } from 'node:crypto'
import { type SocialProvider, socialCookies, socialLoginPath } from '#contract/values/social-providers.ts'
import { socialAccounts } from '#server/db/schema/sign-in.ts'
import { seedMembers } from '#server/sandbox/members.ts'
import { linkSandboxAccounts } from '#server/sandbox/oauth/links.ts'
import { goTo, type Page, press } from './html-page.ts'
import type { Browser } from './http-browser.ts'
import type { TestMember } from './members.ts'
import type { Shop } from './shop.ts'

/** Adds the sandbox's members, and links its accounts to them. */
export async function seedSandbox({ services }: Pick<Shop, 'services'>): Promise<void> {
  await seedMembers(services.db, services.clock, services.passwords)
  await linkSandboxAccounts(services)
}

/** Links social accounts to a member. */
export async function linkAccounts(
  { services }: Pick<Shop, 'services'>,
  member: TestMember,
  providers: readonly SocialProvider[],
): Promise<void> {
  const linkedAt = services.clock.now()
  await services.db.insert(socialAccounts).values(
    providers.map((provider) => ({
      id: randomUUID(),
      memberId: member.id,
      provider,
      subject: randomUUID(),
      linkedAt,
    })),
  )
}

/** Labels of the sandbox's accounts, as the consent page names them. */
export const accounts = {
  linked: '하늘',
  unknown: '새 사람',
  sameEmail: '김하늘',
  noEmail: '메일 없음',
  deactivated: '서준',
  deleted: '유나',
  terminated: '민준',
} as const

export const agree = 'Agree and go back'

/** Opens the provider, as the login page's link does. */
export function goToProvider(browser: Browser, provider: SocialProvider, next?: string): Promise<Page> {
  return goTo(browser, socialLoginPath(provider, next))
}

/** Opens the provider, presses a button there, and follows the redirect back. */
export async function visitProvider(
  browser: Browser,
  provider: SocialProvider,
  wanted: { account?: keyof typeof accounts; answer?: string; next?: string; tells?: Record<string, boolean> } = {},
): Promise<Page> {
  const { account = 'linked', answer = agree, next, tells = {} } = wanted
  const consent = await goToProvider(browser, provider, next)
  return press(browser, consent, answer, { [accounts[account]]: true, ...tells })
}

/** The result in the page's cookies. */
export function resultCookies(browser: Browser): Partial<Record<(typeof socialCookies)[number], string>> {
  return Object.fromEntries(
    socialCookies.flatMap((name) => {
      const value = browser.cookie(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
