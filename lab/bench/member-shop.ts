import type { BrowserContext } from '@playwright/test'
import { logIn } from './buyer.ts'
import { addBuyers, buyerPassword, startDatabase } from './database.ts'
import { startShop } from './shop.ts'

/** Purchases of the member: a page of the history. */
const purchases = 5

/** A shop with a member who has bought something. */
export interface MemberShop extends AsyncDisposable {
  readonly origin: string
  readonly port: number
  readonly userid: string
}

export async function memberShop(): Promise<MemberShop> {
  const database = await startDatabase()
  const [userid = ''] = await addBuyers(database, 1)
  const shop = await startShop({ ...database.environment, TRUST_PROXY: '1' })
  const buyer = await logIn(`http://127.0.0.1:${shop.port}`, userid)
  for (let turn = 0; turn < purchases; turn++) await buyer.purchase()
  return {
    origin: `http://localhost:${shop.port}`,
    port: shop.port,
    userid,
    [Symbol.asyncDispose]: async () => {
      await shop.stop()
      await database.stop()
    },
  }
}

/** Opens the session of the shop's member in a browser. */
export async function logInThroughForm(
  context: BrowserContext,
  { origin, userid }: { readonly origin: string; readonly userid: string },
): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.getByLabel('아이디', { exact: true }).fill(userid)
  await page.getByLabel('비밀번호', { exact: true }).fill(buyerPassword)
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
  await page.waitForURL(`${origin}/`)
  await page.close()
}
