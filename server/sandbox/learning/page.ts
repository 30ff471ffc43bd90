import { asc, eq, inArray, isNull } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { Database } from '#server/db/open.ts'
import { courses, lessons } from '#server/db/schema/courses.ts'
import { enrolments } from '#server/db/schema/learning.ts'
import { members } from '#server/db/schema/members.ts'
import type { Clock } from '#server/lib/clock.ts'
import { actions, answers, button, buttonLink, checkBox, form, notice } from '../controls.ts'
import { readForm } from '../forms.ts'
import { languageOf, type Markup, sayIn, sendPage } from '../page.ts'
import { sandboxLearning } from './records.ts'

const formSchema = v.object({
  lesson: v.optional(v.union([v.string(), v.array(v.string())]), []),
  away: v.optional(v.literal('on')),
})

const askedSchema = v.object({
  member: v.pipe(v.string(), v.uuid()),
  course: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
})

/** Stands in for the learning system: marks lessons of a member's course as finished. */
export function learningPage(services: { readonly db: Database; readonly clock: Clock }): Hono {
  const { db, clock } = services
  const records = sandboxLearning(services)
  const page = new Hono()

  const send = (c: Context, body: Markup) => {
    const say = sayIn(languageOf(c))
    return sendPage(c, clock, {
      title: say('연습용 학습 시스템', 'Sandbox learning system'),
      subtitle: say('수업을 마친 것으로 처리해요', 'Marks lessons as finished'),
      body,
      facts: [{ term: say('용도', 'Purpose'), value: say('진도 알림', 'Progress') }],
      about: say(
        '실습 프로그램에서 수업을 마친 것처럼 응답해요. 진도는 여기에서만 정해져요.',
        'responds as if lessons had been finished in the training app. Progress comes only from here.',
      ),
    })
  }

  page.get('/', async (c) => {
    const asked = v.safeParse(askedSchema, c.req.query())
    if (!asked.success) return send(c, await enrolledCourses(c, db))
    const { member, course } = asked.output
    const locale = languageOf(c)
    const say = sayIn(locale)
    const { lessons: finished, isAway } = await records.find(member, course)
    const all = await db.select().from(lessons).where(eq(lessons.courseIdx, course)).orderBy(asc(lessons.number))
    const boxes = all.map(({ number, title }) =>
      checkBox({
        name: 'lesson',
        value: number,
        label: `${number}. ${title[locale]}`,
        isChecked: finished.some((each) => each.number === number),
      }),
    )
    const away = checkBox({
      name: 'away',
      label: say('응답하지 않기', 'Don’t respond'),
      hint: say('환불은 진도를 알 때까지 기다려요', 'A refund waits until the progress is known'),
      isChecked: isAway,
    })
    const save = button({ text: say('마친 수업', 'Finished lessons'), isMain: true })
    const back = buttonLink('/sandbox/learning', say('다른 과정', 'Another course'))
    return send(c, notice(say('진도 알림', 'Progress'), form(c, html`${boxes}${away}${actions(save, back)}`)))
  })

  page.post('/', async (c) => {
    const { lesson, away } = await readForm(c, formSchema)
    const asked = v.safeParse(askedSchema, c.req.query())
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

/** The courses of all members, to choose from. */
async function enrolledCourses(c: Context, db: Database): Promise<Markup> {
  const locale = languageOf(c)
  const say = sayIn(locale)
  const rows = await db
    .selectDistinct({ memberId: enrolments.memberId, courseIdx: enrolments.courseIdx, userid: members.userid })
    .from(enrolments)
    .innerJoin(members, eq(members.id, enrolments.memberId))
    .where(isNull(enrolments.revokedAt))
    .orderBy(asc(members.userid), asc(enrolments.courseIdx))
    .limit(100)
  if (rows.length === 0) return notice(say('아직 구매한 과정이 없어요.', 'No courses bought yet.'))
  const numbers = rows.map(({ courseIdx }) => courseIdx)
  const titles = await db
    .select({ idx: courses.idx, title: courses.title })
    .from(courses)
    .where(inArray(courses.idx, numbers))
  const list = rows.map(({ memberId, courseIdx, userid }) => ({
    href: `/sandbox/learning?member=${memberId}&course=${courseIdx}`,
    title: userid,
    text: titles.find(({ idx }) => idx === courseIdx)?.title[locale] ?? String(courseIdx),
  }))
  return notice(say('누구의 어느 과정인가요?', 'Whose course?'), answers(list))
}
