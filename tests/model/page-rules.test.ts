import { afterEach, expect, test } from 'vitest'
import { findRuleBreaches } from './page-rules.ts'

afterEach(() => document.body.replaceChildren())

function breachesOf(page: string): string[] {
  document.body.innerHTML = `<main><h1>Log in</h1>${page}</main>`
  return findRuleBreaches(document)
}

test.each([
  ['a name in each place', '<label>ID</label><label>Password</label><button>Log in</button><p>Enter both.</p>'],
  ['a button for each row', '<ul><li>Kakao <button>Link</button></li><li>Naver <button>Link</button></li></ul>'],
  ['buttons inside fields', '<button aria-pressed="false">Show</button><button aria-pressed="false">Show</button>'],
  ['lists with the same terms', '<dl><dt>Total</dt><dd>1</dd></dl><dl><dt>Total</dt><dd>2</dd></dl>'],
  ['an abbreviation', '<dl><dt>Mail-order sales no.</dt><dd>1</dd></dl>'],
  ['what nobody sees', '<p hidden>Enter both.</p><p>Enter both.</p>'],
])('accepts %s', (_, page) => {
  expect(breachesOf(page)).toEqual([])
})

test.each([
  ['<label>ID</label><label>ID</label>', 'the label "ID" stands twice'],
  ['<h2>Log in</h2>', 'the heading "Log in" stands twice'],
  ['<dl><dt>Total</dt><dt>Total</dt></dl>', 'the term "Total" stands twice'],
  ['<button>Close</button><button>Close</button>', 'the button "Close" stands twice'],
  ['<p>Enter both.</p><p>Enter <b>both.</b></p>', 'the paragraph "Enter both." stands twice'],
  ['<label>Enter your ID.</label>', 'the label "Enter your ID." is a sentence'],
  ['<h1>Welcome</h1>', 'the page has 2 headings of the first level'],
])('finds a text in the place of another: %s', (page, breach) => {
  expect(breachesOf(page)).toContain(breach)
})

test('reads an alert by itself', () => {
  document.body.innerHTML = '<main><h1>Done</h1></main><div role="alertdialog"><h2>Done</h2></div>'
  expect(findRuleBreaches(document)).toEqual([])
})
