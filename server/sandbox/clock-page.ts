import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import type { Locale } from '../../contract/values/locale.ts'
import type { Clock } from '../lib/clock.ts'
import { maxClockOffsetMs, moveClock } from './movable-clock.ts'
import type { Database } from '../db/open.ts'
import { antiForgeryField, readForm } from './forms.ts'
import { addressOf, languageOf, momentText, sendPage } from './page.ts'

const seconds = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-maxClockOffsetMs / 1000, 'at most twenty years'),
  v.maxValue(maxClockOffsetMs / 1000, 'at most twenty years'),
)

const jsonSchema = v.object({ advance_seconds: seconds })

const formSchema = v.object({
  // Buttons send their seconds; the field counts only with its own button.
  advance: v.union([v.literal('typed'), v.literal('back'), v.pipe(v.string(), v.regex(/^\d{1,9}$/))]),
  typed: v.pipe(v.string(), v.regex(/^-?\d{1,9}$/)),
})

interface ClockMessages {
  readonly title: string
  readonly subtitle: string
  readonly now: string
  readonly ahead: string
  readonly steps: readonly { readonly seconds: number; readonly name: string }[]
  readonly typed: string
  readonly move: string
  readonly back: string
  readonly hint: string
  readonly about: string
  readonly aboutWhat: string
}

const clockMessages: Readonly<Record<Locale, ClockMessages>> = {
  ko: {
    title: '연습 시계',
    subtitle: '쇼핑몰의 시간이에요',
    now: '쇼핑몰의 현재 시각',
    ahead: '실제 시계보다 앞선 초',
    steps: [
      { seconds: 60, name: '1분 뒤로' },
      { seconds: 180, name: '3분 뒤로' },
      { seconds: 600, name: '10분 뒤로' },
      { seconds: 3_600, name: '1시간 뒤로' },
      { seconds: 86_400, name: '하루 뒤로' },
      { seconds: 2_592_000, name: '30일 뒤로' },
    ],
    typed: '초',
    move: '그만큼 옮기기',
    back: '실제 시계로 되돌리기',
    hint: '모든 방문자의 시간이 함께 바뀌어요. 빼기 부호를 붙이면 과거로 가요.',
    about: '이 창은',
    aboutWhat: '기다리지 않고 나중에 일어날 일을 볼 수 있어요.',
  },
  en: {
    title: 'Sandbox clock',
    subtitle: 'The shop’s time',
    now: 'Current shop time',
    ahead: 'Seconds ahead of the real clock',
    steps: [
      { seconds: 60, name: '1 minute on' },
      { seconds: 180, name: '3 minutes on' },
      { seconds: 600, name: '10 minutes on' },
      { seconds: 3_600, name: '1 hour on' },
      { seconds: 86_400, name: '1 day on' },
      { seconds: 2_592_000, name: '30 days on' },
    ],
    typed: 'Seconds',
    move: 'Move by that',
    back: 'Back to the real clock',
    hint: 'This moves the time for every visitor. Use a minus sign to go back.',
    about: 'This window',
    aboutWhat: 'lets you see what comes later without waiting.',
  },
}

/** Shows and moves the shop's time: by buttons, and for tests by `POST {"advance_seconds": 60}`. */
export function clockPage(services: { readonly db: Database; readonly clock: Clock }): Hono {
  const { db, clock } = services
  const page = new Hono()

  const move = async (amount: number) => {
    try {
      await moveClock(db, clock, amount * 1000)
    } catch (error) {
      if (error instanceof RangeError) throw new HTTPException(400, { message: error.message })
      throw error
    }
  }

  page.get('/', (c) => send(c, clock))

  page.post('/', async (c) => {
    // Other sites cannot send JSON here: their browsers send a preflight request, which is not answered.
    if (c.req.header('Content-Type')?.startsWith('application/json')) {
      const asked = v.safeParse(jsonSchema, await c.req.json().catch(() => undefined))
      if (!asked.success) throw new HTTPException(400, { message: 'advance_seconds must be a whole number' })
      await move(asked.output.advance_seconds)
      return c.json({ now: clock.now().toISOString() })
    }
    const { advance, typed } = await readForm(c, formSchema)
    const ahead = (clock.offset?.milliseconds ?? 0) / 1000
    await move(advance === 'back' ? -ahead : Number(advance === 'typed' ? typed : advance))
    return c.redirect(addressOf(c), 303)
  })
  return page
}

function send(c: Context, clock: Clock) {
  const locale = languageOf(c)
  const messages = clockMessages[locale]
  const steps = messages.steps.map(
    (step) => html`<button class="button" name="advance" value="${step.seconds}">${step.name}</button>`,
  )
  return sendPage(c, clock, {
    locale,
    title: messages.title,
    subtitle: messages.subtitle,
    body: html`<h1>${messages.now}</h1><p class="clock"><time datetime="${clock.now().toISOString()}">${momentText(clock.now())}</time></p>
<form method="post">
${antiForgeryField(c)}
<p class="field"><label for="typed">${messages.typed}</label><span class="row"><input id="typed" name="typed" inputmode="numeric" value="60"><button class="button" name="advance" value="typed">${messages.move}</button></span></p>
<div class="actions">${steps}<button class="button main" name="advance" value="back">${messages.back}</button></div>
</form>
<p class="hint">${messages.hint}</p>`,
    titleBlock: [
      { term: messages.ahead, value: String(Math.round((clock.offset?.milliseconds ?? 0) / 1000)) },
      { term: messages.about, text: messages.aboutWhat },
    ],
  })
}
