import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { HandPractice } from '#contract/courses/practice.ts'
import { beginPractice } from '#tests/support/screens/begin-practice.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  cleanup()
})

const course = { idx: 201, title: 'A course', individual: true }

/** Begins a practice that is done by hand, on the page of its course. */
const begin = (kind: HandPractice) =>
  beginPractice({ kind, title: 'Try it', adds: 'More.', lesson: { number: 1, title: 'First' } }, course)

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const set = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } })
const status = () => screen.getByRole('status').textContent
const finished = () => screen.getByRole('heading').textContent

/** Drags from one height of the window to another on a picture that fills 400 pixels of it. */
function drag(picture: HTMLElement, from: number, to: number) {
  picture.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400)
  picture.setPointerCapture = () => undefined
  fireEvent.pointerDown(picture, { clientY: from, pointerId: 1 })
  fireEvent.pointerMove(picture, { clientY: to, pointerId: 1 })
  fireEvent.pointerUp(picture, { clientY: to, pointerId: 1 })
}

describe('ultrasound', () => {
  it('measures between the callipers, by slider and by dragging', async () => {
    const practice = await begin('ultrasound')
    set('Upper calliper', 150)
    // The wall ends at 286, and the nearer calliper follows the pointer.
    drag(practice.getByRole('img'), 340, 286)
    press('Measure: 34 mm')
    expect(status()).toMatch(/^Right\./)
    press('See the result')
    expect(finished()).toBe('1 of 1 right')
  })

  it('says when a measurement is too small', async () => {
    await begin('ultrasound')
    set('Upper calliper', 182)
    set('Lower calliper', 286)
    press('Measure: 26 mm')
    expect(status()).toBe('Not yet. 26 mm is too small. The bright wall belongs to it: 34 mm.')
  })
})

describe('approach', () => {
  it('is right where two lights are white and two red, by slider and by dragging', async () => {
    const practice = await begin('approach')
    const picture = practice.getByRole('img')
    expect(picture.getAttribute('aria-label')).toMatch(/4 white, 0 red$/)
    // A quarter of the picture is one degree: from 4.3 down to 3.
    drag(picture, 100, 230)
    expect(picture.getAttribute('aria-label')).toMatch(/2 white, 2 red$/)
    press('Hold this angle')
    expect(status()).toBe('Right. Two white, two red. At 90 knots you sink 480 feet a minute.')
    press('Next approach')
    expect(practice.getByRole('img').getAttribute('aria-label')).toMatch(/0 white, 4 red$/)
    set('Height', 2.9)
    press('Hold this angle')
    expect(status()).toMatch(/^Right\. Two white, two red\. In the dark/)
    press('See the result')
    expect(finished()).toBe('2 of 2 right')
  })

  it.each([
    [3.2, /^Not yet\. 3\.2° is too high/],
    [2.8, /^Not yet\. 2\.8° is too low/],
    [3.1, /^Right\./],
    [2.9, /^Right\./],
  ])('judges %s degrees by the lights', async (angle, answer) => {
    await begin('approach')
    set('Height', angle)
    press('Hold this angle')
    expect(status()).toMatch(answer)
  })
})

describe('request', () => {
  it('takes pieces in the order in which they are pressed, and takes them back', async () => {
    await begin('request')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Say it' }).disabled).toBe(true)
    press('having')
    press('Could I')
    expect(screen.getByText('having Could I')).toBeDefined()
    press('having')
    press('have')
    press('another blanket?')
    expect(screen.getByText('Could I have another blanket?')).toBeDefined()
    press('Say it')
    expect(status()).toMatch(/^Right\. “Could I”/)
  })

  it('shows what one says after a wrong answer, and counts what was right', async () => {
    await begin('request')
    for (const piece of ['Would you mind', 'have', 'another blanket?', 'Say it']) press(piece)
    expect(status()).toMatch(/^Not yet\. “Could I”/)
    expect(screen.getByText('Could I have another blanket?')).toBeDefined()
    press('Next situation')
    for (const piece of ['Would you mind', 'putting', 'your seat up?', 'Say it']) press(piece)
    expect(status()).toMatch(/^Right\. After “Would you mind”/)
    press('Next situation')
    expect(screen.getByText('Would you mind swapping seats?')).toBeDefined()
    for (const piece of ['Not at all,', 'go ahead.', 'Say it']) press(piece)
    press('See the result')
    expect(finished()).toBe('2 of 3 right')
  })

  it('says the sentence by the voice of the browser, where it has one', async () => {
    const speak = vi.fn()
    vi.stubGlobal('speechSynthesis', { speak, cancel: () => undefined })
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        lang = ''
        readonly text: string
        constructor(text: string) {
          this.text = text
        }
      },
    )
    await begin('request')
    for (const piece of ['Could I', 'have', 'another blanket?', 'Say it', 'Hear it']) press(piece)
    expect(speak).toHaveBeenCalledExactlyOnceWith({ text: 'Could I have another blanket?', lang: 'en-GB' })
  })
})

describe('wind', () => {
  it('stops the crane above 15 m/s alone', async () => {
    await begin('wind')
    press('Keep hoisting')
    expect(status()).toMatch(/^Right\. Gusts stay at 12/)
    press('Next reading')
    press('Set down and stop')
    expect(status()).toMatch(/^Right\. Gusts reach 17/)
    press('Next reading')
    press('Set down and stop')
    expect(status()).toMatch(/^Not yet\. Gusts stay at 14/)
    press('See the result')
    expect(finished()).toBe('2 of 3 right')
  })
})

describe('mail', () => {
  it('counts the signs among three marked parts', async () => {
    await begin('mail')
    press(/Hanbit IT support/)
    press(/Your mailbox is almost full/)
    press(/hanbit\.example\.mail-login/)
    // A fourth part cannot be marked.
    press(/within 30 minutes/)
    expect(screen.getByRole('button', { name: /within 30 minutes/ }).getAttribute('aria-pressed')).toBe('false')
    expect(status()).toBe('3 of 3 marked')
    press('Report the email')
    expect(status()).toMatch(/^Not yet\./)
    expect(screen.getByText(/a figure 1 stands in the place/)).toBeDefined()
    press('See the result')
    expect(finished()).toBe('2 of 3 right')
  })

  it('is right with all three, after one was taken back', async () => {
    await begin('mail')
    press('Hello Yujin,')
    press('Hello Yujin,')
    expect(status()).toBe('0 of 3 marked')
    press(/Hanbit IT support/)
    press(/within 30 minutes/)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Report the email' }).disabled).toBe(true)
    press(/hanbit\.example\.mail-login/)
    press('Report the email')
    expect(status()).toMatch(/^Right\./)
    press('See the result')
    expect(finished()).toBe('3 of 3 right')
  })
})

describe('milk', () => {
  /** Opens the steam and stops it after so many seconds. */
  function steam(seconds: number, stop: string) {
    press('Open the steam')
    act(() => vi.advanceTimersByTime(seconds * 1000))
    if (screen.queryByRole('button', { name: stop })) press(stop)
  }

  async function beginMilk() {
    await begin('milk')
    vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  }

  it('is right after three seconds of air and at 62 degrees', async () => {
    await beginMilk()
    steam(3, 'Stop the air')
    expect(status()).toMatch(/^Right\. 3 seconds\./)
    press('Heat the milk')
    // 22 degrees rise by 6 each second.
    steam(40 / 6, 'Stop the steam')
    expect(status()).toMatch(/^Right\. 62 °C, close to 62/)
    press('See the result')
    expect(finished()).toBe('2 of 2 right')
  })

  it('throws milk away that was left to boil', async () => {
    await beginMilk()
    steam(30, 'Stop the air')
    expect(status()).toMatch(/^Not yet\. 9 seconds: too much air/)
    press('Heat the milk')
    steam(30, 'Stop the steam')
    expect(status()).toBe('Not yet. 82 °C. Milk past 70 °C isn’t used again.')
    press('See the result')
    expect(finished()).toBe('0 of 2 right')
  })

  it.each([
    [2.4, /^Right/],
    [3.6, /^Right/],
    [2.2, /^Not yet\. 2\.2 seconds: too little air/],
    [3.8, /^Not yet\. 3\.8 seconds: too much air/],
  ])('asks for %s seconds by a slider where nothing moves', async (seconds, answer) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await begin('milk')
    set('Seconds of air', seconds)
    press('Stop the air')
    expect(status()).toMatch(answer)
  })

  it.each([
    [58, /^Not yet\. 58 °C is too cool/],
    [59, /^Right/],
    [65, /^Right/],
    [66, /^Not yet\. 66 °C is too hot/],
    [71, /^Not yet\. 71 °C\. Milk past 70/],
  ])('judges %s degrees', async (celsius, answer) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await begin('milk')
    press('Stop the air')
    press('Heat the milk')
    set('Temperature at which you stop', celsius)
    press('Stop the steam')
    expect(status()).toMatch(answer)
  })
})
