import { kindOf } from '#contract/content-files/kinds.ts'
import * as contract from '#contract/desk/content.ts'
import { contentFileInvalid } from '#contract/protocol/desk-codes.ts'
import { type HandlersFor, pageInfo, type Services } from '../api/handler.ts'
import type { DeviceStock } from '../db/device-stock.ts'
import { notFound } from '../lib/any-call-errors.ts'
import * as drafts from '../operator/content-drafts.ts'
import * as lists from '../operator/content-lists.ts'
import * as publishing from '../operator/content-publishing.ts'
import { uploadFile } from '../operator/content-uploads.ts'
import { readStock, setStock } from '../operator/device-stock.ts'
import { defineDeskHandler } from './define-desk-handler.ts'
import { pictureWords } from './picture-words.ts'
import { requireConfirmation, requireMayChange } from './sessions.ts'

// Content of the shop.

function requireKind(path: string) {
  const kind = kindOf(path)
  if (kind === undefined) throw notFound('file')
  return kind
}

const contentList = defineDeskHandler(contract.contentList, async ({ db, query }) => {
  const { kind, term, state, page_index: index, page_size: size } = query
  const { rows, total } = await lists.listContent(db, { kind, term, state, limit: size, offset: (index - 1) * size })
  return {
    content: rows.map(({ path, idx, title, edition, isPublished, publishedAt, draft }) => ({
      path,
      kind: requireKind(path),
      idx,
      title,
      edition: edition ?? 0,
      published_at: (isPublished && publishedAt?.toISOString()) || null,
      draft: draft && {
        version: draft.version,
        updated_at: draft.updatedAt.toISOString(),
        updated_by: draft.updatedBy,
        publish_at: draft.publishAt?.toISOString() ?? null,
        has_failed: draft.hasFailed,
        failure: draft.failure,
      },
    })),
    page_info: pageInfo(query, total),
  }
})

/** Address of a page of the shop. */
function addressOf({ config }: Pick<Services, 'config'>, page: string): string {
  return `${config.desktopOrigin}${page}`
}

const contentDetail = defineDeskHandler(contract.contentDetail, async (call) => {
  const { path } = call.query
  const { edition, value, draft, faults, page } = await drafts.readFile(call, path)
  return {
    content: {
      path,
      kind: requireKind(path),
      edition,
      value,
      draft: draft
        ? {
            version: draft.version,
            base_edition: draft.baseEdition,
            value: draft.value,
            updated_at: draft.updatedAt.toISOString(),
            updated_by: draft.updatedBy,
            publish_at: draft.publishAt?.toISOString() ?? null,
            has_failed: draft.hasFailed,
            failure: draft.failure,
          }
        : null,
      faults,
      page,
      address: addressOf(call, page),
    },
  }
})

const nextContentNumber = defineDeskHandler(contract.nextContentNumber, async ({ db, query: { kind } }) => ({
  content: { idx: await lists.nextNumber(db, kind) },
}))

const saveDraft = defineDeskHandler(contract.saveDraft, async (call) => {
  const { path, version, base_edition: baseEdition, value } = call.body
  requireMayChange(call.operator, path)
  const change = { path, version, baseEdition, value, by: call.operator }
  const saved = await drafts.saveDraft(call, change)
  return { content: { ...saved, address: addressOf(call, saved.page) } }
})

const discardDraft = defineDeskHandler(contract.discardDraft, async (call) => {
  requireMayChange(call.operator, call.body.path)
  await drafts.discardDraft(call, { ...call.body, by: call.operator })
  return { content: {} }
})

const publishDraft = defineDeskHandler(contract.publishDraft, async (call) => {
  const { path, version, when } = call.body
  requireMayChange(call.operator, path)
  const key = { path, version, by: call.operator, confirmPrices: () => requireConfirmation(call.operator, call.clock) }
  if (when.kind !== 'now') {
    const publishAt = when.kind === 'at' ? new Date(when.publish_at) : null
    await publishing.scheduleDraft(call, { ...key, publishAt })
    return { content: { edition: null } }
  }
  const edition = await publishing.publishDraft(call, key)
  await call.content.refresh()
  return { content: { edition } }
})

const editionList = defineDeskHandler(contract.editionList, async ({ db, query }) => {
  const { path, page_index: index, page_size: size } = query
  const { rows, total } = await publishing.listEditions({ db }, { path, limit: size, offset: (index - 1) * size })
  return {
    content: rows.map(({ edition, publishedAt, publishedBy, value }) => ({
      edition,
      published_at: publishedAt.toISOString(),
      published_by: publishedBy,
      value,
    })),
    page_info: pageInfo(query, total),
  }
})

const restoreEdition = defineDeskHandler(contract.restoreEdition, async (call) => {
  requireMayChange(call.operator, call.body.path)
  const edition = await publishing.restoreEdition(call, {
    ...call.body,
    by: call.operator,
    confirmPrices: () => requireConfirmation(call.operator, call.clock),
  })
  await call.content.refresh()
  return { content: { edition } }
})

const lessonPictureWords = defineDeskHandler(contract.lessonPictureWords, async (call) => ({
  content: await pictureWords(call, call.query.field),
}))

const contentFiles = defineDeskHandler(contract.contentFiles, async ({ db, query: { folder } }) => ({
  content: (await lists.listFiles(db, folder)).map((file) => ({ folder, ...file })),
}))

const uploadContentFile = defineDeskHandler(contract.uploadContentFile, async (call) => {
  const { file } = call.files
  if (!file) throw call.apiError(contentFileInvalid, 'Choose a file.', 'file')
  return { content: await uploadFile(call, { ...call.body, body: file, by: call.operator }) }
})

const presentStock = ({ onHand, promised, available }: DeviceStock): contract.StockOfDevice => ({
  on_hand: onHand,
  promised,
  available,
})

const deviceStock = defineDeskHandler(contract.deviceStock, async (call) => ({
  content: presentStock(await readStock(call, call.query.path)),
}))

const setDeviceStock = defineDeskHandler(contract.setDeviceStock, async (call) => {
  const { path, on_hand: onHand, seen } = call.body
  return { content: presentStock(await setStock(call, { path, onHand, seen, by: call.operator })) }
})

export const contentHandlers: HandlersFor<typeof contract> = {
  contentList,
  contentDetail,
  nextContentNumber,
  saveDraft,
  discardDraft,
  publishDraft,
  editionList,
  restoreEdition,
  lessonPictureWords,
  contentFiles,
  uploadContentFile,
  deviceStock,
  setDeviceStock,
}
