import type { ErrorCode } from '../protocol/code-catalogue.ts'
import type * as codes from '../protocol/codes.ts'
import type { ContentOf, ParamsOf, QueryOf } from '../protocol/endpoint.ts'
import type { ApiErrorContent, Envelope, PageInfo } from '../protocol/envelope.ts'
import type { courseHighlights, courseList } from './course-calls.ts'
import type { Course, courseDetail, coursePreview, courseTraining, Lesson, PurchaseOption } from './course-detail.ts'
import type { CourseNotice } from './course-notice.ts'
import type { CourseSort, CourseSummary, Field } from './courses.ts'

/**
 * What browser and server infer from the contract. Nothing runs here: the file compiles, or a change of the
 * contract would change what the other side sees.
 */
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Holds<Fact extends true> = Fact

export type Summary = Holds<
  Equal<
    CourseSummary,
    {
      idx: number
      category: { code: Field; classification: string; name: string }
      title: string
      summary: string
      thumbnail: string
      loop: string | null
      keyword: string[]
      curriculum: { count: number; free_count: number; minutes: number }
      amt: number
      price: { now: number; regular: number; rate: number; from: boolean } | null
      months: number[]
      individual: { is_exist: boolean }
      group: { is_exist: boolean }
      is_new: boolean
      opens_on: string
    }
  >
>

export type Option = Holds<
  Equal<
    PurchaseOption,
    {
      idx: number
      name: string
      amt: number
      disc_rate: number
      disc_amt: number
      disc_amt_drt: number
      disc_until: string | null
      delivery_amt: number
      subs_month: number
    }
  >
>

export type Lessons = Holds<
  Equal<
    Lesson,
    {
      number: number
      title: string
      thumbnail: string
      free: boolean
      exam: boolean
      clip: string | null
      crr_detail: string
      minutes: number
    }
  >
>

export type Notice = Holds<
  Equal<
    CourseNotice,
    {
      idx: number
      number: number
      category: 'notice' | 'guides' | 'issue' | 'updates'
      title: string
      text: string
      author: string
      view: number
      top: boolean
      created_at: string
      attachments: { id: string; name: string; size: number }[]
    }
  >
>

export type Detail = [
  Holds<Equal<ContentOf<typeof courseDetail>, Course>>,
  Holds<Equal<Course['curriculum'], { count: number; free_count: number; minutes: number; detail: Lesson[] }>>,
  Holds<
    Equal<
      Course['individual'],
      {
        is_exist: boolean
        option: { subscription: PurchaseOption[]; not_subscription: PurchaseOption[] }
        buy: boolean
        is_buy: boolean
      }
    >
  >,
  Holds<
    Equal<
      ContentOf<typeof courseTraining>,
      { is_buy: boolean; training: { from: string; until: string | null; done: number; next: number | null } | null }
    >
  >,
  Holds<Equal<Course['group'], { is_exist: boolean; is_available: boolean }>>,
  Holds<Equal<Course['availability'], { from: string; until: string } | null>>,
  Holds<Equal<Course['sample_video'], { src: string; poster: string; seconds: number } | null>>,
]

export type Lists = [
  Holds<Equal<ContentOf<typeof courseList>, CourseSummary[]>>,
  Holds<Equal<ContentOf<typeof coursePreview>['lessons'], Lesson[]>>,
  Holds<Equal<ContentOf<typeof courseHighlights>['popular'], CourseSummary[]>>,
]

export type Sent = [
  Holds<Equal<ParamsOf<typeof courseDetail>, { lectureId: number | string }>>,
  Holds<
    Equal<
      QueryOf<typeof courseList>,
      {
        page_index?: number | string | undefined
        page_size?: number | string | undefined
        cfc_name?: string | undefined
        ctg_name?: string | undefined
        title?: string | undefined
        member_type?: 'ALL' | 'IDV' | 'GRP' | undefined
        sort?: CourseSort | 'relevance' | undefined
        price?: 'free' | 'under-40000' | 'under-70000' | 'from-70000' | 'inquiry' | undefined
        length?: 'under-4' | 'under-6' | 'from-6' | undefined
        equipment?: 'no-headset' | 'headset' | 'wheel' | undefined
        free?: 'yes' | undefined
        campaign?: 'yes' | undefined
      }
    >
  >,
]

export type Answered = [
  Holds<
    Equal<
      Envelope<ApiErrorContent>['content'],
      {
        message: string
        field?: string | undefined
        request_id: string
        attempts_left?: number | undefined
        membership_token?: string | undefined
        is_common_password?: boolean | undefined
        challenge?: unknown
      }
    >
  >,
  Holds<Equal<PageInfo, { request_page: number; request_size: number; total_pages: number; total_size: number }>>,
  Holds<Equal<Extract<ErrorCode, typeof codes.loggedOut>, never>>,
  Holds<Equal<Extract<ErrorCode, typeof codes.invalidRequest>, typeof codes.invalidRequest>>,
]
