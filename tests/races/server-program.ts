import { settleReceipt } from '#server/api/payments/cash-receipt.ts'
import { runRefund } from '#server/api/payments/refund.ts'
import { approveQr, refuseQr, scanQr } from '#server/api/qr-login/phone.ts'
import { drawSharePictures } from '#server/content/draw-share-pictures.ts'
import { openDatabase } from '#server/db/open.ts'
import { deleteExpired } from '#server/jobs/cleanup.ts'
import { expireOrder, findExpiredOrders } from '#server/jobs/expire-orders.ts'
import { mailCourseOpenings } from '#server/jobs/mail-course-openings.ts'
import { mailEndingPasses } from '#server/jobs/mail-ending-passes.ts'
import { mailLegalNotices } from '#server/jobs/mail-legal-notices.ts'
import { prepareDataExports } from '#server/jobs/prepare-data-exports.ts'
import { sendMessages } from '#server/jobs/send-messages.ts'
import { claimDuePayments, settleDuePayment } from '#server/jobs/settle-payments.ts'
import { claimDueReceipts } from '#server/jobs/settle-receipts.ts'
import { claimDueRefunds } from '#server/jobs/settle-refunds.ts'
import { findUnsettledEvents, settleWebhookEvent } from '#server/jobs/settle-webhook-events.ts'
import { createClock } from '#server/lib/clock.ts'
import type { JobName } from '#server/lib/figures.ts'
import { createLog, type Log } from '#server/lib/log.ts'
import { publishDueDrafts } from '#server/operator/content-publishing.ts'
import { answerInquiry } from '#server/operator/inquiries.ts'
import { recordObjection, restoreMember, restrictMember, terminateMember } from '#server/operator/members.ts'
import { addOperator, removeOperator } from '#server/operator/operators.ts'
import { cancelAsOperator, refundAsOperator, shipAsOperator } from '#server/operator/orders.ts'
import { reportRecordHead } from '#server/operator/report-record-head.ts'
import { answerReview, hideReview, restoreReview } from '#server/operator/reviews.ts'
import { registerCleanup } from '../support/server/cleanup.ts'
import { shopWith, testConfig } from '../support/server/shop.ts'
import type { DatabaseTarget } from '../support/server/test-database.ts'

type JobServices = Awaited<ReturnType<typeof shopWith>>['services'] & { readonly log: Log }

const workOn = async <Row>(rows: PromiseLike<readonly Row[]>, work: (row: Row) => Promise<unknown>) => {
  for (const row of await rows) await work(row)
}

/** One turn of each job. */
export const jobs: Readonly<Record<JobName, (services: JobServices) => Promise<unknown>>> = {
  cleanup: ({ db, clock }) => deleteExpired(db, clock),
  'draw-share-pictures': ({ db, clock }) => drawSharePictures(db, clock),
  'mail-course-openings': (services) => mailCourseOpenings(services),
  'mail-ending-passes': (services) => mailEndingPasses(services),
  'mail-legal-notices': (services) => mailLegalNotices(services),
  'prepare-data-exports': (services) => prepareDataExports(services),
  'publish-drafts': (services) => publishDueDrafts(services),
  'record-head': (services) => reportRecordHead({ ...services, recordMail: 'record@shop.example' }),
  'send-messages': (services) => sendMessages(services),
  'settle-orders': (services) => workOn(findExpiredOrders(services, 8, []), (row) => expireOrder(row, services)),
  'settle-payments': (services) => workOn(claimDuePayments(services, 8, []), (row) => settleDuePayment(row, services)),
  'settle-receipts': (services) =>
    workOn(claimDueReceipts(services, 8, []), ({ orderNumber }) => settleReceipt(services, orderNumber)),
  'settle-refunds': (services) => workOn(claimDueRefunds(services, 8, []), ({ id }) => runRefund(services, id, 'job')),
  'settle-webhook-events': (services) =>
    workOn(findUnsettledEvents(services, 8, []), (row) => settleWebhookEvent(services, row)),
}

/**
 * What one process of the shop runs. Each side of a pair loads this module, with everything below it, once for itself,
 * so that the queues and semaphores of one process do not hide what the database alone must prevent.
 */
export type Server = Awaited<ReturnType<typeof openServer>>

/** Opens a shop whose clock stands at `now`. Its statements go through the gate; its companies have other connections. */
export async function openServer(gate: DatabaseTarget, cluster: DatabaseTarget, now: Date) {
  const [database, companies] = await Promise.all([openDatabase(gate), openDatabase(cluster)])
  registerCleanup(() => Promise.all([database.close(), companies.close()]))
  const clock = createClock(() => now.getTime(), { milliseconds: 0 })
  const shop = await shopWith(database, clock, testConfig, companies)
  const services = { ...shop.services, log: createLog('silent') }
  return {
    shop,
    services,
    jobs,
    operator: {
      cancel: cancelAsOperator,
      refund: refundAsOperator,
      ship: shipAsOperator,
      restrict: restrictMember,
      restore: restoreMember,
      objection: recordObjection,
      terminate: terminateMember,
      answerInquiry,
      answerReview,
      hideReview,
      addOperator,
      removeOperator,
      restoreReview,
    },
    phone: { scan: scanQr, approve: approveQr, refuse: refuseQr },
  }
}
