import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Profile, profile } from '#contract/accounts/profile.ts'
import { addMember, signIn } from '#tests/support/server/members.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const address = '/v1/member/my/profile'
const totalEdits = 200

/** One thing that happens in one of two tabs. */
const step = fc.record({
  tab: fc.constantFrom(0, 1),
  action: fc.oneof(
    { weight: 3, arbitrary: fc.constant('edit' as const) },
    { weight: 3, arbitrary: fc.constant('save' as const) },
    // The answer of the server is lost, and the tab saves again.
    { weight: 1, arbitrary: fc.constant('save, answer lost' as const) },
  ),
  field: fc.constantFrom('nickname', 'dept', 'scnm'),
  /** For each field that differs, whether the tab keeps its own value. */
  keepsOwn: fc.boolean(),
})
type Field = 'nickname' | 'dept' | 'scnm'

type Texts = Record<Field, string | null>
const textsOf = ({ nickname, belonging: { dept, scnm } }: Profile): Texts => ({ nickname, dept, scnm })

/** A page that edits the profile: the values that it loaded, and those in its form. */
interface Tab {
  base: Profile
  typed: Texts
}

test(`two tabs edit one profile ${totalEdits} times in random order: nothing stored is lost without being told`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: totalEdits, maxLength: totalEdits }), async (steps) => {
      const browser = shop.browser()
      const { access_token: token } = await signIn(shop, browser, await addMember(shop, { phone: '01023450142' }))
      const read = async () => (await browser.call(profile, address, { token })).content
      const first = await read()
      const tabs: [Tab, Tab] = [
        { base: first, typed: textsOf(first) },
        { base: first, typed: textsOf(first) },
      ]
      let stored = first
      const told = { conflicts: 0, saves: 0 }

      const save = async (tab: Tab) => {
        const { nickname, dept, scnm } = tab.typed
        const body = { ...tab.base, nickname, belonging: { ...tab.base.belonging, dept, scnm } }
        const response = await browser.request('PUT', address, { token, body })
        return { isStored: response.status === 200, status: response.status, sent: tab.typed }
      }
      /** Reads the stored values, shows both and takes the chosen ones. */
      const choose = async (tab: Tab, keepsOwn: boolean) => {
        const current = await read()
        expect(current).toEqual(stored)
        const theirs = textsOf(current)
        tab.typed = keepsOwn ? tab.typed : theirs
        tab.base = current
        told.conflicts += 1
      }

      for (const [index, { tab: number, action, field, keepsOwn }] of steps.entries()) {
        const tab = tabs[number === 0 ? 0 : 1]
        if (action === 'edit') {
          tab.typed = { ...tab.typed, [field]: `value ${index}` }
          continue
        }
        const shown = textsOf(tab.base)
        const { isStored, status, sent } = await save(tab)
        if (isStored) {
          // What was overwritten is what the tab showed before.
          expect(textsOf(stored)).toEqual(shown)
          stored = await read()
          expect(textsOf(stored)).toEqual(sent)
          told.saves += 1
          if (action === 'save') tab.base = stored
          continue
        }
        expect(status).toBe(409)
        expect(stored.version).not.toBe(tab.base.version)
        expect(await read()).toEqual(stored)
        await choose(tab, keepsOwn)
      }
      expect(told.saves).toBeGreaterThan(0)
      expect(told.conflicts).toBeGreaterThan(0)
    }),
    { numRuns: 3 },
  )
}, 60_000)
