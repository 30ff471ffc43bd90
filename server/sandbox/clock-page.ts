import { Hono } from 'hono'
import { html } from 'hono/html'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import type { Database } from '../db/open.ts'
import type { Clock } from '../lib/clock.ts'
import { actions, button, field, form } from './controls.ts'
import { readForm, readJson } from './forms.ts'
import { maxClockOffsetMs, moveClock } from './movable-clock.ts'
import { addressOf, languageOf, momentText, sayIn, sendPage } from './page.ts'

const jsonSchema = v.object({
  advance_seconds: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(-maxClockOffsetMs / 1000, 'at most twenty years'),
    v.maxValue(maxClockOffsetMs / 1000, 'at most twenty years'),
  ),
})

const formSchema = v.object({
  // Buttons send their seconds; the field counts only with its own button.
  advance: v.union([v.literal('typed'), v.literal('back'), v.pipe(v.string(), v.regex(/^\d{1,9}$/))]),
  typed: v.pipe(v.string(), v.regex(/^-?\d{1,9}$/)),
})

/** Shows and moves the shop's time: by buttons, and for tests by `POST {"advance_seconds": 60}`. */
export function clockPage(services: { readonly db: Database; readonly clock: Clock }): Hono {
  const { db, clock } = services
  const page = new Hono()
  const secondsAhead = () => (clock.offset?.milliseconds ?? 0) / 1000

  const move = async (amount: number) => {
    try {
      await moveClock(db, clock, amount * 1000)
    } catch (error) {
      if (error instanceof RangeError) throw new HTTPException(400, { message: error.message })
      throw error
    }
  }

  page.get('/', (c) => {
    const say = sayIn(languageOf(c))
    const advance = (value: string | number, text: string, isMain = false) =>
      button({ name: 'advance', value, text, isMain })
    const typed = field({
      name: 'typed',
      label: say('초', 'Seconds'),
      keyboard: 'numeric',
      value: 60,
      button: advance('typed', say('그만큼 옮기기', 'Move by that')),
    })
    const steps = actions(
      advance(60, say('1분 뒤로', '1 minute on')),
      advance(180, say('3분 뒤로', '3 minutes on')),
      advance(600, say('10분 뒤로', '10 minutes on')),
      advance(3_600, say('1시간 뒤로', '1 hour on')),
      advance(86_400, say('하루 뒤로', '1 day on')),
      advance(2_592_000, say('30일 뒤로', '30 days on')),
      advance('back', say('실제 시계로 되돌리기', 'Back to the real clock'), true),
    )
    const now = clock.now()
    return sendPage(c, clock, {
      title: say('연습 시계', 'Sandbox clock'),
      subtitle: say('쇼핑몰의 시간이에요', 'The shop’s time'),
      body: html`<h1>${say('쇼핑몰의 현재 시각', 'Current shop time')}</h1>
<p class="large"><time datetime="${now.toISOString()}">${momentText(now)}</time></p>
${form(c, html`${typed}${steps}`)}
<p class="hint">${say('모든 방문자의 시간이 함께 바뀌어요. 빼기 부호를 붙이면 과거로 가요.', 'This moves the time for every visitor. Use a minus sign to go back.')}</p>`,
      facts: [
        {
          term: say('실제 시계보다 앞선 초', 'Seconds ahead of the real clock'),
          value: String(Math.round(secondsAhead())),
        },
      ],
      about: say('기다리지 않고 나중에 일어날 일을 볼 수 있어요.', 'lets you see what comes later without waiting.'),
    })
  })

  page.post('/', async (c) => {
    const asked = await readJson(c, jsonSchema)
    if (asked) {
      await move(asked.advance_seconds)
      return c.json({ now: clock.now().toISOString() })
    }
    const { advance, typed } = await readForm(c, formSchema)
    await move(advance === 'back' ? -secondsAhead() : Number(advance === 'typed' ? typed : advance))
    return c.redirect(addressOf(c), 303)
  })
  return page
}
