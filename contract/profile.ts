import * as v from 'valibot'
import { memberTypeSchema } from './courses.ts'
import { endpoint, none } from './endpoint.ts'

/** The profile of a member (specification, section 3, "User profile"). */
export const profileSchema = v.object({
  userid: v.string(),
  nickname: v.nullable(v.string()),
  username: v.string(),
  /** Day of birth, `YYYY-MM-DD`. */
  birth: v.nullable(v.pipe(v.string(), v.isoDate())),
  phone: v.nullable(v.string()),
  email: v.string(),
  /** Agreement to advertising by text message and by e-mail. */
  recv_sms: v.boolean(),
  recv_email: v.boolean(),
  type: memberTypeSchema,
  /** Name of the group or company; null for an individual. */
  group: v.nullable(v.string()),
  belonging: v.object({
    /** School or company. */
    organization: v.nullable(v.string()),
    /** Student number. */
    clno: v.nullable(v.string()),
    /** Name of the school. */
    scnm: v.nullable(v.string()),
    /** College. */
    colg: v.nullable(v.string()),
    /** Department. */
    dept: v.nullable(v.string()),
    /** Major. */
    major: v.nullable(v.string()),
  }),
  /** Whether the identity is verified. */
  is_dit_vrf: v.boolean(),
  /** Day of registration, `YYYY-MM-DD`; this shop's addition. */
  created_at: v.pipe(v.string(), v.isoDate()),
  /** Standing of the membership; this shop's addition. */
  status: v.picklist(['active', 'restricted']),
})
export type Profile = v.InferOutput<typeof profileSchema>

export const profile = endpoint({
  name: 'profile',
  summary: "The member's own profile",
  method: 'GET',
  path: '/v1/member/my/profile',
  params: none,
  query: none,
  content: profileSchema,
  paged: false,
  access: 'member',
  codes: ['PR10001400', '4040011'],
})
