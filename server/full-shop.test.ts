import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { prepareCalls } from '../tests/races/prepared-calls.ts'
import { equalValues } from '../tests/support/equal-values.ts'
import { fullShop } from '../tests/support/server/full-shop.ts'
import { everyRow } from './db/every-row.ts'
import { devices } from './db/schema/boards.ts'

/**
 * Columns whose value never differs in the samples, or is always empty, each with the reason. `table.*` stands for a table
 * without two different rows.
 */
const uniformColumns: Readonly<Record<string, string>> = {
  'account_changes.undone_at': 'Undone in the tests of account changes.',
  'account_changes.link_used_at': 'As undone_at.',
  'account_changes.link_closed_at': 'As undone_at.',
  'cash_receipts.provider_key': 'The sandbox names its receipts by the order.',
  'cash_receipts.check_at': 'The sandbox answers at once.',
  'certificates.is_name_stated': 'Names that members state are in the tests of their profile.',
  'certificates.revoked_at': 'Revoked in the tests of certificates.',
  'client_files.*': 'The shop has one PC client.',
  'consents.withdrawn_at': 'Withdrawn in the tests of the profile.',
  'content_drafts.idx': 'Entries are changed in the tests of the desk’s content, as are the next columns.',
  'content_drafts.title': 'As idx.',
  'content_drafts.base_edition': 'As idx.',
  'content_drafts.publish_at': 'As idx.',
  'content_drafts.scheduled_by': 'As idx.',
  'content_drafts.has_failed': 'As idx.',
  'content_drafts.failure': 'As idx.',
  'content_editions.edition': 'The sample content is imported once.',
  'content_editions.published_at': 'As edition.',
  'content_editions.published_by': 'As edition.',
  'companies.*': 'The table has one row.',
  'content_state.*': 'The table has one row.',
  'content_uploads.*': 'Files are uploaded in the tests of the desk’s content.',
  'course_notices.course_idx': 'One course of the catalogue has notices.',
  'courses.summary': 'Texts of the catalogue that are the same in each course; the tests of imports change them.',
  'courses.description': 'As summary.',
  'courses.description_mobile': 'As summary.',
  'courses.recommended_for': 'As summary.',
  'courses.features': 'As summary.',
  'courses.picture': 'As summary.',
  'courses.languages': 'As summary.',
  'courses.is_withdrawn': 'Courses are withdrawn in the tests of imports.',
  'database_mode.*': 'Written when a server starts.',
  'devices.summary': 'Texts of the catalogue that are the same in each device; the tests of imports change them.',
  'devices.details': 'As summary.',
  'devices.guide': 'As summary.',
  'devices.checks': 'As summary.',
  'devices.delivery': 'As summary.',
  'devices.is_withdrawn': 'Devices are withdrawn in the tests of imports.',
  'email_verifications.sent_at': 'Asked for at one moment, in prepared calls.',
  'empty_searches.day': 'Searches of several days are in the tests of the funnels.',
  'enrolments.reminder_at': 'Reminders are written in the tests of their job.',
  'events.summary': 'Texts of the catalogue that are the same in each event.',
  'events.text': 'As summary.',
  'events.picture': 'As summary.',
  'failed_requests.*': 'Kept for failures, which the tests of failed requests cause.',
  'faqs.created_on': 'Days of the catalogue that are the same in each question.',
  'faqs.updated_on': 'As created_on.',
  'flow_counts.day': 'Visits of several days are in the tests of the funnels.',
  'former_passwords.*': 'Passwords are changed in the tests of the profile.',
  'guardian_consents.edition': 'As consents.edition.',
  'legal_editions.change': 'An unfavourable edition is in the tests of legal editions.',
  'legal_editions.off': 'The samples have every feature; the tests of legal editions have shops without one.',
  'legal_editions.published_at': 'The sample content is imported once.',
  'legal_notices.*': 'Members are told in the tests of the job.',
  'identifications.method': 'Identified by page in the tests of the identity verification.',
  'identifications.guardian_id': 'Guardians consent in the tests of the sign-up.',
  'identifications.guardian_hash': 'As guardian_id.',
  'identifications.guardian_name': 'As guardian_id.',
  'identifications.guardian_phone': 'As guardian_id.',
  'identifications.guardian_relation': 'As guardian_id.',
  'identifications.guardian_edition': 'As guardian_id.',
  'identifications.guardian_agreed_at': 'As guardian_id.',
  'identity_verifications.method': 'As identifications.method.',
  'identity_verifications.return_path': 'As method.',
  'identity_verifications.proof': 'As method.',
  'identity_verifications.window_hash': 'As method.',
  'inquiries.member_id': 'Objections in words are sent in the tests of the membership.',
  'members.is_identity_verified': 'Unverified members are in the tests of orders.',
  'members.erased_on': 'Erased in the tests of retention.',
  'members.objection_answered_at': 'Answered in the tests of the desk’s members.',
  'membership_links.member_id': 'One member is terminated.',
  'notice_views.day': 'Rows of former days are deleted.',
  'notices.pictures': 'Pictures of notices are in the tests of imports.',
  'one_time_codes.*': 'Codes live for minutes; their tests send several.',
  'operator_passkeys.counter': 'Passkeys of devices that are backed up have no counter.',
  'operator_passkeys.invited_by': 'Named for an operator who invites, in the tests of second persons.',
  'operator_records.seal': 'Seals need a key, which the tests of the record have.',
  'operator_records.seal_key': 'As seal.',
  'orders.seller_id': 'The company changes in the tests of sellers.',
  'outbox_messages.channel': 'Text messages are codes, sent at once.',
  'page_vitals.day': 'As flow_counts.day.',
  'passkey_challenges.*': 'A challenge lives until it is answered.',
  'password_links.*': 'Links are sent in the tests of the forgotten password.',
  'payments.provider': 'The other providers have tests of their own, with their answers.',
  'payments.provider_secret': 'The sandbox signs its webhooks.',
  'payments.origin': 'Buyers of tests stay on one host.',
  'payments.return_path': 'As origin.',
  'purchase_options.is_withdrawn': 'Options are withdrawn in the tests of imports.',
  'qr_logins.binding_hash': 'One browser opens both, in prepared calls.',
  'qr_logins.scanned_by_hash': 'As binding_hash.',
  'qr_logins.requested_at': 'As binding_hash.',
  'qr_logins.expires_at': 'As binding_hash.',
  'refunds.is_stray': 'Money is taken twice in the tests of faults.',
  'sandbox_clock.*': 'Tests move the clock of their shop.',
  'search_synonyms.*': 'The sample catalogue has none; the tests of the search add them.',
  'session_families.revoked_for': 'Sessions are ended by others in the tests of sessions.',
  'session_tokens.used_at': 'Tokens are exchanged in the tests of sessions.',
  'sellers.*': 'As orders.seller_id.',
  'share_pictures.*': 'Drawn by a job that the tests of share pictures run.',
  'social_joins.*': 'Lives between two pages of a social login.',
  'social_requests.*': 'As social_joins.',
  'webhook_events.provider': 'As payments.provider.',
  'withdrawals.is_by_guardian': 'As guardian_consents.',
  'withdrawals.completed_at': 'Completed in the tests of retention.',
  'wrong_passwords.site_hash': 'Written for wide networks alone.',
  'wrong_passwords.is_known_browser': 'Known browsers are in the tests of the login.',
}

/** Columns that are equal in every row because the shop writes them so, each with the reason. */
const equalColumns: Readonly<Record<string, string>> = {
  'webhook_events: received_at, settled_at': 'The shop settles an event when it arrives.',
  'session_families: started_at, last_used_at': 'A login is the first use.',
  'session_families: started_at, authenticated_at': 'A login is an authentication.',
  'session_families: last_used_at, authenticated_at': 'Both are the login.',
  'refunds: requested_at, check_at': 'A refund is sent to its provider at once.',
  'email_verifications: sent_at, verified_at': 'Addresses of tests are confirmed at once.',
  'data_exports: requested_at, check_at': 'Files are prepared as soon as possible.',
  'operator_sessions: started_at, last_used_at': 'A login is the first use.',
  'operator_sessions: started_at, confirmed_at': 'A login confirms.',
  'operator_sessions: last_used_at, confirmed_at': 'Both are the login.',
  'inquiries: consented_at, submitted_at': 'The form is sent with the consent.',
}

/** Whether a value says nothing that a test could tell apart. */
function isEmpty(value: unknown): boolean {
  return [null, false, '', 0, '0'].some((empty) => empty === value) || ['[]', '{}'].includes(JSON.stringify(value))
}

/** Whether a row has different values in the columns of a pair of `equalValues`, all of them filled. */
function tellsApart(row: Readonly<Record<string, unknown>>, pair: string): boolean {
  const values = pair
    .replace(/^: /, '')
    .split(', ')
    .map((column) => row[column] ?? null)
  return !values.includes(null) && new Set(values.map((value) => JSON.stringify(value))).size > 1
}

const uniform = new Map<string, readonly string[]>()
const equal = new Set<string>()

beforeAll(async () => {
  const { shop } = await fullShop()
  const { db } = shop.services
  // On the next day, with pieces for the orders of the prepared calls.
  shop.pass(24 * 60 * 60)
  await db.update(devices).set({ stock: 50 }).where(everyRow)
  await prepareCalls(shop)
  const tables = await db.execute(sql`select table_name from information_schema.tables where table_schema = 'public'`)
  for (const { table_name: name } of tables.rows) {
    const table = String(name)
    const { rows, fields } = await db.execute(sql`select * from ${sql.identifier(table)}`)
    const columns = fields.flatMap(({ name: column }) => {
      const values = rows.map((row) => row[column])
      const differs = new Set(values.map((value) => JSON.stringify(value))).size > 1
      return differs && !values.every(isEmpty) ? [] : [`${table}.${column}`]
    })
    if (columns.length > 0) uniform.set(table, columns)
    const pairs = new Set(rows.flatMap((row) => equalValues(row)))
    for (const pair of pairs) if (!rows.some((row) => tellsApart(row, pair))) equal.add(`${table}${pair}`)
  }
}, 60_000)

test('every column of the samples has two values, one of them not empty', () => {
  const unexplained = [...uniform].flatMap(([table, columns]) =>
    `${table}.*` in uniformColumns ? [] : columns.filter((column) => !(column in uniformColumns)),
  )
  expect(unexplained).toEqual([])
  const found = new Set([...uniform].flatMap(([table, columns]) => [`${table}.*`, ...columns]))
  expect(Object.keys(uniformColumns).filter((column) => !found.has(column))).toEqual([])
})

test('no two columns of the samples are equal in every row, which would hide a mix-up', () => {
  expect([...equal].filter((pair) => !(pair in equalColumns))).toEqual([])
  expect(Object.keys(equalColumns).filter((pair) => !equal.has(pair))).toEqual([])
})
