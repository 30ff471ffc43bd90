import * as v from 'valibot'
import { orderNumberSchema } from '../addresses/order-addresses.ts'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { passwordInput } from '../values/password.ts'
import { countSchema, daySchema, wonSchema } from '../values/quantities.ts'
import { inputText, momentSchema } from '../values/text.ts'

export const withdrawalLimits = {
  /** Length of the other reason, in characters. */
  maxReasonLength: 200,
} as const

/** Reasons of a withdrawal (specification, section 3). `other` requires a text. */
export const withdrawalReasonSchema = v.picklist(['learned', 'no_course', 'device', 'price', 'privacy', 'other'])
export type WithdrawalReason = v.InferOutput<typeof withdrawalReasonSchema>

export const withdrawalReasons = defineEndpoint({
  name: 'withdrawal-reasons',
  area: 'withdrawal',
  summary: 'Reasons from which a member who leaves chooses',
  method: 'GET',
  path: '/v1/member/my/withdrawal/reason',
  content: v.array(v.object({ code: withdrawalReasonSchema, name: v.string() })),
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/** An order by its number, first item, and number of further items. */
const namedOrder = { order_number: orderNumberSchema, name: v.string(), others: countSchema }

/** What a withdrawal today takes away and gives back; this shop's addition. Amounts in won. */
export const withdrawalPreview = defineEndpoint({
  name: 'withdrawal-preview',
  area: 'withdrawal',
  summary: 'What a withdrawal takes away and gives back',
  method: 'GET',
  path: '/v1/member/my/withdrawal',
  content: v.object({
    /** Courses to which the member has access, or will have. */
    courses: v.array(
      v.object({
        course: v.pipe(v.number(), v.integer()),
        title: v.string(),
        from: daySchema,
        /** Last day; null for access without an end. */
        until: v.nullable(daySchema),
        /** Days of the access, and those from today on; null for access without an end. */
        days: v.nullable(v.object({ all: countSchema, left: countSchema })),
      }),
    ),
    /** Orders that are canceled because they are not paid. */
    unpaid: v.array(v.object(namedOrder)),
    /** Orders whose courses are refunded along with the withdrawal. */
    refunds: v.array(v.object({ ...namedOrder, amt: wonSchema })),
    /** Sum of the refunds. */
    refund_amt: wonSchema,
    /**
     * Paid orders that a withdrawal leaves as they are: `account` could be refunded, but only to a bank account that
     * the member names in the purchase history; `goods` are on their way, or can still be returned.
     */
    kept: v.array(v.object({ ...namedOrder, why: v.picklist(['account', 'goods']) })),
    /** Courses and lessons of which progress is deleted. */
    records: v.object({ courses: countSchema, lessons: countSchema }),
    /** Present while a restriction for fraud delays the withdrawal. */
    delay: v.nullable(
      v.object({
        /** Its end; null for a permanent restriction. */
        until: v.nullable(momentSchema),
      }),
    ),
    /** Whether the guardian of this minor may withdraw in their place. */
    has_guardian: v.boolean(),
  }),
  isRateLimited: true,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})
export type WithdrawalPreview = v.InferOutput<typeof withdrawalPreview.content>

/**
 * Withdraws: the account is deactivated and every session ends; its data is deleted after `delete_at`. Unpaid orders
 * are canceled and courses refunded by the refund rule. The member proves themselves by the password, or the guardian
 * of a minor by an identity verification for the purpose `guardian`.
 *
 * `MB41002400` without either, `MB41003400` for a wrong password, `PR50002400` for anybody but the recorded guardian,
 * `PR11006400` without a human check, `PR30001400` when the refund is another by now, `PR30009400` while an order is
 * being paid, `PR50001403` while a restriction for fraud delays it.
 */
export const withdraw = defineEndpoint({
  name: 'withdraw',
  area: 'withdrawal',
  summary: 'Ends the membership at the request of the member, or of the guardian of a minor',
  method: 'DELETE',
  path: '/v1/member/my/profile',
  body: v.object({
    reason: withdrawalReasonSchema,
    /** Required for `other`. */
    other_reason: v.optional(inputText(withdrawalLimits.maxReasonLength), ''),
    /** The member has read what is lost and what is kept, and agrees. */
    agreement: v.literal('Y'),
    /** Proof of the human check. */
    human_check: v.pipe(v.string(), v.uuid()),
    /** Sum of the refunds that the member was shown. */
    expected_refund_amt: wonSchema,
    password: v.optional(passwordInput, ''),
    /** The guardian's identity verification, in place of the password. */
    guardian_idfc_id: v.optional(v.pipe(v.string(), v.uuid())),
  }),
  content: v.object({
    username: v.string(),
    requested_at: momentSchema,
    /** When the member's data is deleted. Until then support can undo the withdrawal. */
    delete_at: momentSchema,
    refund_amt: wonSchema,
  }),
  access: 'member',
  codes: [
    codes.accessTokenInvalid,
    codes.memberGone,
    codes.passwordMissing,
    codes.wrongPassword,
    codes.loginAttemptsUsedUp,
    codes.humanCheckFailed,
    codes.guardianUnknown,
    codes.identityNotVerified,
    codes.identificationExpired,
    codes.identityVerificationRefused,
    codes.amountChanged,
    codes.orderStateConflict,
    codes.withdrawalDelayed,
  ],
})
export type Withdrawn = v.InferOutput<typeof withdraw.content>
