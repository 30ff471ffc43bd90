import * as v from 'valibot'
import { sanctionCauseSchema } from '../accounts/membership.ts'
import { sessionBrowserSchema, sessionSystemSchema } from '../accounts/session.ts'
import { guardianRelationSchema } from '../accounts/sign-up.ts'
import { sentCategorySchema } from '../content/board-addresses.ts'
import { inquiryLimits } from '../content/inquiries.ts'
import { memberTypeSchema } from '../courses/courses.ts'
import { orderStatusSchema } from '../orders/orders.ts'
import * as codes from '../protocol/codes.ts'
import {
  memberHasLeft,
  memberIsErased,
  memberIsRestricted,
  memberNotRestorable,
  membershipIsOver,
  noOpenObjection,
  objectionRecorded,
  requestWaits,
} from '../protocol/desk-codes.ts'
import { noContent } from '../protocol/endpoint.ts'
import { paging } from '../protocol/paging.ts'
import { localeSchema } from '../values/locale.ts'
import { countSchema, daySchema, wonSchema } from '../values/quantities.ts'
import { filledLines, momentSchema, searchText } from '../values/text.ts'
import { actReasonSchema } from './approvals.ts'
import { defineDeskEndpoint, deskSearchLength } from './desk-endpoint.ts'
import { deskActSchema } from './records.ts'

/** States of a membership (specification, section 4). */
export const memberStatuses = ['active', 'restricted', 'terminated', 'withdrawal_requested', 'withdrawn'] as const
export const memberStatusSchema = v.picklist(memberStatuses)
export type MemberStatus = v.InferOutput<typeof memberStatusSchema>

const localizedText = v.record(localeSchema, v.string())

const memberEntries = {
  id: v.string(),
  userid: v.string(),
  /** Masked for operators who may not read personal data; empty once the data is deleted. */
  name: v.string(),
  type: memberTypeSchema,
  status: memberStatusSchema,
  registered_at: momentSchema,
}

/** A member in the list. */
const memberRow = v.object({
  ...memberEntries,
  /** Null for operators who may not read personal data. */
  email: v.nullable(v.string()),
  /** Digits only; null without one, and for operators who may not read personal data. */
  phone: v.nullable(v.string()),
})

/**
 * Members, the latest first. `search` finds the beginning of an ID or email address, any part of a name, and a phone number
 * by its last digits, at least four; operators who may not read personal data find by ID alone.
 */
export const memberList = defineDeskEndpoint({
  name: 'member-list',
  summary: 'Members, the latest first',
  method: 'GET',
  path: '/v1/desk/member',
  allows: ['viewer', 'support', 'money'],
  looks: { list: 'members' },
  query: v.object({
    ...paging(50),
    search: v.optional(searchText(deskSearchLength), ''),
    status: v.optional(memberStatusSchema),
    /** Korean days of the registration, both included. */
    registered_from: v.optional(daySchema),
    registered_until: v.optional(daySchema),
  }),
  content: v.array(memberRow),
  paged: true,
  codes: [],
})

/** A restriction or termination with its objection. */
const sanction = v.object({
  cause: sanctionCauseSchema,
  since: momentSchema,
  /** End of a restriction; null for one for good, and for a termination. */
  until: v.nullable(momentSchema),
  /** Last moment of an objection. */
  objection_until: momentSchema,
  objected_at: v.nullable(momentSchema),
  /** Last moment of the answer; null without an objection, and once it is answered. */
  answer_until: v.nullable(momentSchema),
  answered_at: v.nullable(momentSchema),
  /** The inquiry with the objection in the member's own words; null when it came by telephone, and once it is answered. */
  inquiry: v.nullable(v.number()),
})

/** Personal data beside the name. */
const profile = v.object({
  email: v.string(),
  phone: v.nullable(v.string()),
  birth: v.nullable(v.string()),
  nickname: v.nullable(v.string()),
  /** Name of the group, school or workplace. */
  affiliation: v.nullable(v.string()),
  locale: localeSchema,
  /** Whether offers may be sent: agreed to, by a consent that is not outdated. */
  receives_email: v.boolean(),
  receives_sms: v.boolean(),
  /** Who consented for a member under 14. */
  guardian: v.nullable(
    v.object({
      name: v.string(),
      phone: v.nullable(v.string()),
      relation: guardianRelationSchema,
      agreed_at: momentSchema,
    }),
  ),
  /** Waiting inquiries, and answers that the member can still read. */
  inquiries: v.array(
    v.object({ id: v.number(), category: sentCategorySchema, title: v.string(), sent_at: momentSchema }),
  ),
  answers: v.array(
    v.object({
      id: v.number(),
      category: sentCategorySchema,
      sent_at: momentSchema,
      answered_at: momentSchema,
      answer: v.string(),
    }),
  ),
  /** What operators did to the member, the latest first, at most 50. */
  acts: v.array(
    v.object({
      happened_at: momentSchema,
      operator: v.string(),
      act: deskActSchema,
      details: v.nullable(v.record(v.string(), v.unknown())),
    }),
  ),
})

const memberParams = v.object({ id: v.pipe(v.string(), v.uuid()) })

/** A member with everything that the shop has of them. Reading personal data is recorded. */
export const memberDetail = defineDeskEndpoint({
  name: 'member-detail',
  summary: 'A member with status, orders, courses, sessions, inquiries and what operators did',
  method: 'GET',
  path: '/v1/desk/member/{id}',
  allows: ['viewer', 'support', 'money'],
  looks: { act: 'read-member' },
  params: memberParams,
  content: v.object({
    ...memberEntries,
    /** `stated` where the shop verifies no identities: name and day of birth are as the member states them. */
    identity: v.picklist(['verified', 'unverified', 'stated']),
    /** Korean day on which the personal data was deleted. */
    erased_on: v.nullable(daySchema),
    sanction: v.nullable(sanction),
    withdrawal: v.nullable(v.object({ requested_at: momentSchema, delete_at: momentSchema })),
    /** Whether the termination waits for a second operator. */
    termination_waits: v.boolean(),
    /** Null for operators who may not read personal data. */
    profile: v.nullable(profile),
    /** The latest 20. */
    orders: v.array(
      v.object({ number: v.string(), status: orderStatusSchema, total_amt: wonSchema, ordered_at: momentSchema }),
    ),
    orders_total: countSchema,
    courses: v.array(
      v.object({
        course: v.number(),
        title: localizedText,
        order_number: v.string(),
        starts_on: daySchema,
        /** Null for access for good. */
        ends_on: v.nullable(daySchema),
        /** When its order was cancelled. */
        revoked_at: v.nullable(momentSchema),
        lessons: countSchema,
        done: countSchema,
      }),
    ),
    sessions: v.array(
      v.object({
        id: v.string(),
        browser: sessionBrowserSchema,
        system: sessionSystemSchema,
        started_at: momentSchema,
        last_used_at: momentSchema,
      }),
    ),
  }),
  codes: [],
})

/** The member can log in and learn, and not buy. They get a mail, and can object for 15 days. */
export const restrictMember = defineDeskEndpoint({
  name: 'restrict-member',
  summary: 'Restricts a member until a day, or for good',
  method: 'POST',
  path: '/v1/desk/member/{id}/restriction',
  allows: ['support'],
  needsConfirmation: true,
  params: memberParams,
  body: v.object({
    cause: sanctionCauseSchema,
    reason: actReasonSchema,
    /** Last Korean day of the restriction; null for good. */
    until: v.nullable(daySchema),
  }),
  content: noContent,
  codes: [memberHasLeft, memberIsRestricted],
})

/** Undoes a restriction, or a withdrawal until the data is deleted. The member gets a mail. */
export const restoreMember = defineDeskEndpoint({
  name: 'restore-member',
  summary: 'Ends a restriction, or a withdrawal that was requested',
  method: 'POST',
  path: '/v1/desk/member/{id}/restoration',
  allows: ['support'],
  needsConfirmation: true,
  params: memberParams,
  body: v.object({ reason: actReasonSchema }),
  content: noContent,
  codes: [memberNotRestorable],
})

/** Asks for a termination. It is carried out once a second operator approves it. */
export const terminateMember = defineDeskEndpoint({
  name: 'terminate-member',
  summary: 'Asks a second operator to terminate a membership for good',
  method: 'POST',
  path: '/v1/desk/member/{id}/termination',
  allows: ['support'],
  needsConfirmation: true,
  params: memberParams,
  body: v.object({ cause: sanctionCauseSchema, reason: actReasonSchema }),
  content: noContent,
  codes: [membershipIsOver, requestWaits],
})

/** An objection by telephone or mail. What a member writes on the page about the membership is recorded at once. */
export const recordObjection = defineDeskEndpoint({
  name: 'record-objection',
  summary: 'Records that a member objected to a restriction or termination',
  method: 'POST',
  path: '/v1/desk/member/{id}/objection',
  allows: ['support'],
  params: memberParams,
  body: v.object({ reason: actReasonSchema }),
  content: noContent,
  codes: [codes.nothingToObjectTo, objectionRecorded],
})

/**
 * Upheld, the membership is restored; refused, it stays as it is. The member gets the answer by mail, and an inquiry with
 * the objection is answered by it.
 */
export const answerObjection = defineDeskEndpoint({
  name: 'answer-objection',
  summary: 'Upholds or refuses an objection',
  method: 'POST',
  path: '/v1/desk/member/{id}/objection/answer',
  allows: ['support'],
  needsConfirmation: true,
  params: memberParams,
  body: v.object({
    decision: v.picklist(['upheld', 'refused']),
    /** Reason for the member, in the language of their mails. */
    answer: filledLines(inquiryLimits.maxContentLength),
  }),
  content: noContent,
  codes: [noOpenObjection, memberIsErased],
})

export const endSession = defineDeskEndpoint({
  name: 'end-session',
  summary: 'Ends one session of a member',
  method: 'DELETE',
  path: '/v1/desk/member/{id}/session/{session}',
  allows: ['support'],
  params: v.object({ ...memberParams.entries, session: v.pipe(v.string(), v.uuid()) }),
  content: noContent,
  codes: [],
})

export const endSessions = defineDeskEndpoint({
  name: 'end-sessions',
  summary: 'Ends every session of a member',
  method: 'DELETE',
  path: '/v1/desk/member/{id}/session',
  allows: ['support'],
  params: memberParams,
  content: noContent,
  codes: [],
})

/**
 * Prepares the files that the member can also request alone. A mail tells the member when they are ready in My page; no
 * operator can open them.
 */
export const exportMember = defineDeskEndpoint({
  name: 'export-member',
  summary: "Prepares the files with a member's own data, for the member",
  method: 'POST',
  path: '/v1/desk/member/{id}/data-export',
  allows: ['support'],
  needsConfirmation: true,
  params: memberParams,
  body: v.object({ reason: actReasonSchema }),
  content: noContent,
  codes: [memberHasLeft],
})
