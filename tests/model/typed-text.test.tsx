import { I18nProvider } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { cleanup, render } from '@testing-library/react'
import * as fc from 'fast-check'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createMessages } from '#lib/i18n/i18n.ts'

afterEach(cleanup)

const { i18n } = createMessages('en')
const shown = (message: ReactNode) =>
  render(<I18nProvider i18n={i18n}>{message}</I18nProvider>).container.textContent ?? ''

/** Text with characters that are special in markup and message formats. */
const typedText = fc
  .array(
    fc.constantFrom(
      ...[
        '<',
        '>',
        '/',
        '{',
        '}',
        '&',
        '#',
        "'",
        '"',
        '\\',
        ' ',
        '0',
        '1',
        'b',
        'x',
        '가',
        '<b>',
        '</b>',
        '<0/>',
        '<0>',
      ],
      ...['</0>', '{0}', '{typed}', '{count, plural, other {#}}', '&lt;', '<img/>', '<script>', '$lingui$_0'],
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

describe('Trans', () => {
  it.each(['<b>x</b>', '<0>x</0>', '<img/>', '<1/>', '{0}', '#', '&amp;', '\\x41', '\\u0041'])(
    'shows %s unchanged',
    (typed) => {
      expect(shown(<Trans>Nothing fits {typed}</Trans>)).toBe(`Nothing fits ${typed}`)
    },
  )

  it('shows any text unchanged, alone, inside an element and beside one', () => {
    fc.assert(
      fc.property(typedText, typedText, (typed, other) => {
        expect(shown(<Trans>{typed}, then</Trans>)).toBe(`${typed}, then`)
        cleanup()
        expect(
          shown(
            <Trans>
              Hits for <b>{typed}</b> in <i>all</i> of {other}.
            </Trans>,
          ),
        ).toBe(`Hits for ${typed} in all of ${other}.`)
        cleanup()
      }),
      { numRuns: 200 },
    )
  })

  it('renders elements of the message, and none from the typed text', () => {
    const typed = '<em>x</em>'
    const { container } = render(
      <I18nProvider i18n={i18n}>
        <Trans>
          For <em>{typed}</em>
        </Trans>
      </I18nProvider>,
    )
    expect(container.querySelectorAll('em')).toHaveLength(1)
    expect(container.querySelector('em')?.textContent).toBe(typed)
  })

  it('formats plurals', () => {
    const typed = '<b>x</b>'
    expect(shown(<Plural value={2} one={<Trans>one {typed}</Trans>} other={`# of ${typed}`} />)).toBe('2 of <b>x</b>')
  })
})
