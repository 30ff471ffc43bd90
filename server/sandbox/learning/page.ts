import { asc, eq, inArray, isNull } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { Locale } from '../../../contract/values/locale.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Database } from '../../db/open.ts'
import { courses, lessons } from '../../db/schema/courses.ts'
import { members } from '../../db/schema/members.ts'
import { enrolments } from '../../db/schema/learning.ts'
import { antiForgeryField, readForm } from '../forms.ts'
import { sandboxLearning } from './records.ts'
import { languageOf, type Markup, sendPage } from '../page.ts'

const several = v.optional(v.union([v.string(), v.array(v.string())]), [])

const formSchema = v.object({ lesson: several, away: v.optional(v.literal('on')) })

interface LearningMessages {
  readonly title: string
  readonly subtitle: string
  readonly heading: string
  readonly none: string
  readonly away: string
  readonly awayHint: string
  readonly save: string
  readonly back: string
  readonly does: string
  readonly doesWhat: string
  readonly about: string
  readonly aboutWhat: string
}

const learningMessages: Readonly<Record<Locale, LearningMessages>> = {
  ko: {
    title: '연습용 학습 시스템',
    subtitle: '수업을 마친 것으로 처리해요',
    heading: '누구의 어느 과정인가요?',
    none: '아직 구매한 과정이 없어요.',
    away: '응답하지 않기',
    awayHint: '환불은 진도를 알 때까지 기다려요',
    save: '마친 수업',
    back: '다른 과정',
    does: '용도',
    doesWhat: '진도 알림',
    about: '이 창은',
    aboutWhat: '실습 프로그램에서 수업을 마친 것처럼 응답해요. 진도는 여기에서만 정해져요.',
  },
  en: {
    title: 'Sandbox learning system',
    subtitle: 'Marks lessons as finished',
    heading: 'Whose course?',
    none: 'No courses bought yet.',
    away: 'Don’t respond',
    awayHint: 'A refund waits until the progress is known',
    save: 'Finished lessons',
    back: 'Another course',
    does: 'Purpose',
    doesWhat: 'Progress',
    about: 'This window',
    aboutWhat: 'responds as if lessons had been finished in the Practicum app. Progress comes only from here.',
  },
}

/** Stands in for the learning system: marks lessons of a member's course as finished. */
export function learningPage(services: { readonly db: Database; readonly clock: Clock }): Hono {
  const { db, clock } = services
  const records = sandboxLearning(services)
  const page = new Hono()

  const send = (c: Context, body: Markup) => {
    const locale = languageOf(c)
    const { title, subtitle, does, doesWhat, about, aboutWhat } = learningMessages[locale]
    const titleBlock = [
      { term: does, value: doesWhat },
      { term: about, text: aboutWhat },
    ]
    return sendPage(c, clock, { locale, title, subtitle, body, titleBlock })
  }
  const askedFor = (c: Context) =>
    v.safeParse(
      v.object({
        member: v.pipe(v.string(), v.uuid()),
        course: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
      }),
      c.req.query(),
    )

  page.get('/', async (c) => {
    const asked = askedFor(c)
    if (!asked.success) return send(c, await choices(db, languageOf(c)))
    const { member, course } = asked.output
    const messages = learningMessages[languageOf(c)]
    const { lessons: finished, isAway } = await records.find(member, course)
    const all = await db.select().from(lessons).where(eq(lessons.courseIdx, course)).orderBy(asc(lessons.number))
    const rows = all.map(({ number, title }) => {
      const isDone = finished.some((each) => each.number === number)
      return html`<label class="check"><input type="checkbox" name="lesson" value="${number}"${isDone ? ' checked' : ''}><span>${number}. ${title[languageOf(c)]}</span></label>`
    })
    return send(
      c,
      html`<h1>${messages.doesWhat}</h1><form method="post">
${antiForgeryField(c)}
${rows}
<label class="check"><input type="checkbox" name="away"${isAway ? ' checked' : ''}><span>${messages.away} <small>${messages.awayHint}</small></span></label>
<div class="actions"><button class="button main">${messages.save}</button><a class="button" href="/sandbox/learning">${messages.back}</a></div></form>`,
    )
  })

  page.post('/', async (c) => {
    const { lesson, away } = await readForm(c, formSchema)
    const asked = askedFor(c)
    if (!asked.success) return c.redirect('/sandbox/learning', 303)
    const { member, course } = asked.output
    const before = await records.find(member, course)
    const chosen = [lesson].flat().map(Number)
    const at = clock.now().toISOString()
    const done = chosen.map((number) => before.lessons.find((each) => each.number === number) ?? { number, at })
    await records.put(member, course, { isAway: away !== undefined, lessons: done })
    return c.redirect(`/sandbox/learning?member=${member}&course=${course}`, 303)
  })
  return page
}

async function choices(db: Database, locale: Locale): Promise<Markup> {
  const messages = learningMessages[locale]
  const rows = await db
    .selectDistinct({ memberId: enrolments.memberId, courseIdx: enrolments.courseIdx, userid: members.userid })
    .from(enrolments)
    .innerJoin(members, eq(members.id, enrolments.memberId))
    .where(isNull(enrolments.revokedAt))
    .orderBy(asc(members.userid), asc(enrolments.courseIdx))
    .limit(100)
  if (rows.length === 0) return html`<h1>${messages.none}</h1>`
  const numbers = rows.map(({ courseIdx }) => courseIdx)
  const titles = await db
    .select({ idx: courses.idx, title: courses.title })
    .from(courses)
    .where(inArray(courses.idx, numbers))
  return html`<h1>${messages.heading}</h1><ul class="answers">${rows.map(
    ({ memberId, courseIdx, userid }) =>
      html`<li><a href="/sandbox/learning?member=${memberId}&course=${courseIdx}"><b>${userid}</b><small>${titles.find(({ idx }) => idx === courseIdx)?.title[locale] ?? courseIdx}</small></a></li>`,
  )}</ul>`
}
