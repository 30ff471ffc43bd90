import { paths } from '#contract/addresses/paths.ts'
import * as contract from '#contract/desk/inquiries.ts'
import { readsPersonalData } from '#contract/desk/roles.ts'
import { type HandlersFor, pageInfo } from '../api/handler.ts'
import { transact } from '../db/open.ts'
import { notFound } from '../lib/any-call-errors.ts'
import * as work from '../operator/inquiries.ts'
import { recordAct } from '../operator/record.ts'
import * as saved from '../operator/saved-answers.ts'
import { defineDeskHandler } from './define-desk-handler.ts'

// Inquiries and saved answers.

function presentEntries(row: Awaited<ReturnType<typeof work.listInquiries>>[number]) {
  return {
    id: row.id,
    category: row.category,
    locale: row.locale,
    sent_at: row.submittedAt.toISOString(),
    due_at: work.inquiryDueAt(row).toISOString(),
    taken_by: row.takenBy,
    has_picture: row.hasPicture,
    objector: row.objector,
  }
}

const inquiryList = defineDeskHandler(contract.inquiryList, async ({ db, query, operator }) => {
  const { category, taken, page_index: index, page_size: size } = query
  const filter = { category, taken, by: operator.id }
  const rows = await work.listInquiries({ db }, { ...filter, limit: size, offset: (index - 1) * size })
  const isPersonal = readsPersonalData(operator.roles)
  return {
    content: rows.map((row) => ({
      ...presentEntries(row),
      title: isPersonal ? row.title : null,
      name: isPersonal ? row.name : null,
    })),
    page_info: pageInfo(query, await work.countInquiries(db, filter)),
  }
})

const inquiryDetail = defineDeskHandler(contract.inquiryDetail, async ({ db, clock, config, params, operator }) => {
  const inquiry = await transact(db, async (tx) => {
    const shown = await work.showInquiry(tx, params.id)
    const subject = { kind: 'inquiry', id: String(params.id) } as const
    await recordAct(tx, clock.now(), { by: operator, act: 'read-inquiry', subject })
    return shown
  })
  const { title, content, name, affiliation, email, phone, sender, handoverFrom, handoverNote } = inquiry
  const { page, layout, browser, system } = inquiry
  return {
    content: {
      ...presentEntries(inquiry),
      title,
      content,
      name,
      affiliation,
      email,
      phone,
      sender,
      sent_from: {
        page:
          page === null ? null : presentPage(layout === 'mobile' ? config.mobileOrigin : config.desktopOrigin, page),
        layout,
        device: browser === null || system === null ? null : { browser, system },
      },
      handover: handoverFrom !== null && handoverNote !== null ? { from: handoverFrom, note: handoverNote } : null,
      operators: await work.listAnsweringOperators(db),
    },
  }
})

/** A page of the shop by its address, and where the support area explains it. */
function presentPage(origin: string, path: string) {
  const address = `${origin}${path}`
  return { path, address, support_address: `${origin}${paths.supportAddress({ address })}` }
}

const inquiryPicture = defineDeskHandler(contract.inquiryPicture, async ({ db, clock, params, operator }) => {
  const { type, body } = await transact(db, async (tx) => {
    const picture = await work.showPicture(tx, params.id)
    if (!picture) throw notFound('picture')
    const subject = { kind: 'inquiry', id: String(params.id) } as const
    await recordAct(tx, clock.now(), { by: operator, act: 'read-inquiry', subject, details: { picture: true } })
    return picture
  })
  const file = new Blob([new Uint8Array(body)])
  const name = `inquiry-${params.id}.${type === 'image/png' ? 'png' : 'jpg'}`
  return { file: { name, type, size: file.size, stream: file.stream() } }
})

const answerInquiry = defineDeskHandler(contract.answerInquiry, async (call) => {
  await work.answerInquiry(call, call.params.id, { by: call.operator, answer: call.body.answer })
  return { content: {} }
})

const takeInquiry = defineDeskHandler(contract.takeInquiry, async (call) => {
  await work.takeInquiry(call, call.params.id, { by: call.operator })
  return { content: {} }
})

const handOverInquiry = defineDeskHandler(contract.handOverInquiry, async (call) => {
  await work.handOverInquiry(call, call.params.id, { by: call.operator, ...call.body })
  return { content: {} }
})

const savedAnswerList = defineDeskHandler(contract.savedAnswerList, async ({ db, query }) => ({
  content: (await saved.listSavedAnswers(db, query.locale)).map(({ changedBy, changedAt, ...answer }) => ({
    ...answer,
    changed_by: changedBy,
    changed_at: changedAt.toISOString(),
  })),
}))

const addSavedAnswer = defineDeskHandler(contract.addSavedAnswer, async (call) => {
  await saved.addSavedAnswer(call, call.body, call.operator)
  return { content: {} }
})

const changeSavedAnswer = defineDeskHandler(contract.changeSavedAnswer, async (call) => {
  await saved.changeSavedAnswer(call, call.params.id, call.body, call.operator)
  return { content: {} }
})

const deleteSavedAnswer = defineDeskHandler(contract.deleteSavedAnswer, async (call) => {
  await saved.deleteSavedAnswer(call, call.params.id, call.operator)
  return { content: {} }
})

export const inquiryHandlers: HandlersFor<typeof contract> = {
  inquiryList,
  inquiryDetail,
  inquiryPicture,
  answerInquiry,
  takeInquiry,
  handOverInquiry,
  savedAnswerList,
  addSavedAnswer,
  changeSavedAnswer,
  deleteSavedAnswer,
}
