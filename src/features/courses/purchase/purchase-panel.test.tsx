import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderCoursePage } from '#tests/support/screens/course-page.tsx'
import { purchaseOption, sampleCourse } from '../course.fixture.ts'

afterEach(cleanup)

const panel = () => within(screen.getByRole('complementary'))
const field = () => panel().getByRole<HTMLSelectElement>('combobox')
const orderLinks = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/order'))

describe.each(['desktop', 'mobile'] as const)('on the %s layout, a course with several options', (layout) => {
  it('has none chosen, and shows the lowest price', async () => {
    await renderCoursePage(sampleCourse(), layout)
    expect(field().selectedOptions[0]?.textContent).toBe('Select an option')
    expect(panel().getByText('Lowest price').closest('dt')?.nextElementSibling?.textContent).toBe('₩69,000')
    expect(orderLinks()).toEqual([])
    expect(screen.queryByText('Select an option.')).toBeNull()
  })

  it('asks for the option at its field when somebody buys without one', async () => {
    await renderCoursePage(sampleCourse(), layout)
    const [fromPanel, fromBar] = screen.getAllByRole('button', { name: 'Buy' })
    for (const button of [fromPanel, fromBar]) {
      if (!button) throw new Error('the panel and the bar have a button each')
      button.focus()
      await userEvent.click(button)
      expect(document.activeElement).toBe(field())
      expect(field().getAttribute('aria-invalid')).toBe('true')
      const described = document.getElementById(field().getAttribute('aria-describedby') ?? '')
      expect(described?.textContent).toBe('Select an option.')
    }
  })

  it('says so in Korean on a Korean page', async () => {
    await renderCoursePage(sampleCourse(), layout, { locale: 'ko' })
    const [button] = screen.getAllByRole('button', { name: '구매하기' })
    if (button) await userEvent.click(button)
    expect(panel().getByText('옵션을 선택해 주세요.')).toBeTruthy()
  })

  it('replaces the message of the browser', async () => {
    await renderCoursePage(sampleCourse(), layout)
    // React prevents the default of the event; dispatching it then returns false.
    expect(fireEvent(field(), new Event('invalid', { cancelable: true }))).toBe(false)
  })

  it('makes the browser refuse a missing option without script', async () => {
    await renderCoursePage(sampleCourse(), layout)
    expect(field().required).toBe(true)
    expect(field().options[0]?.value).toBe('')
    expect(screen.getAllByRole<HTMLButtonElement>('button', { name: 'Buy' }).map(({ form }) => form)).toEqual([
      field().form,
      field().form,
    ])
  })

  it('links to the order of the option in the address', async () => {
    await renderCoursePage(sampleCourse(), layout, { option: 101_003 })
    expect(field().selectedOptions[0]?.textContent).toBe('3-month pass, ₩69,000')
    expect(orderLinks()).toEqual(['/order?course=101&option=101003', '/order?course=101&option=101003'])
  })

  it('stores the chosen option, and no option again', async () => {
    const onChoose = vi.fn()
    await renderCoursePage(sampleCourse(), layout, { option: 101_003, onChoose })
    fireEvent.change(field(), { target: { value: '101012' } })
    fireEvent.change(field(), { target: { value: '' } })
    expect(onChoose.mock.calls).toEqual([[101_012], [undefined]])
  })
})

it('offers what is free by one button, without a choice, a basket or a trial', async () => {
  const { individual } = sampleCourse()
  const free = purchaseOption({
    name: 'Free access',
    amt: 0,
    disc_rate: 0,
    disc_amt: 0,
    disc_amt_drt: 0,
    subs_month: 0,
  })
  const option = { subscription: [], not_subscription: [free] }
  await renderCoursePage(sampleCourse({ individual: { ...individual, option } }), 'desktop')
  expect(panel().getByRole('link', { name: 'Start for free' }).getAttribute('href')).toBe(
    '/order?course=101&option=101003',
  )
  expect(panel().queryByRole('combobox')).toBeNull()
  expect(panel().queryAllByRole('button')).toEqual([])
  expect(panel().queryByRole('link', { name: /free lesson/ })).toBeNull()
})

it('has the only option of a course chosen', async () => {
  const { individual } = sampleCourse()
  const option = { subscription: [purchaseOption()], not_subscription: [] }
  await renderCoursePage(sampleCourse({ individual: { ...individual, option } }), 'desktop')
  expect([...field().options].map(({ textContent }) => textContent)).toEqual(['3-month pass, ₩69,000'])
  expect(orderLinks()).toEqual(['/order?course=101&option=101003', '/order?course=101&option=101003'])
})
