import type { ManualCategory, SentCategory } from '../content/board-addresses.ts'
import type { DeviceCategory } from '../content/devices.ts'
import type { ChosenSort, Field, MemberType, NoticeCategory } from '../courses/courses.ts'
import type { SocialProvider } from '../values/social-providers.ts'
import type { FailureReason } from './order-addresses.ts'
import { stringifySearch } from './search-params.ts'

/** Id of the free lessons on the home page; a slide leads to it, `/#free-lessons` in the folder of the content. */
export const freeLessonsId = 'free-lessons'

/** Search parameters of the course list. Defaults: all member types, all categories, newest first, rows, page 1. */
export interface CourseListSearch {
  readonly memberType?: MemberType | undefined
  readonly category?: Field | undefined
  /** Part of a title or keyword. */
  readonly title?: string | undefined
  readonly sort?: ChosenSort | undefined
  readonly view?: 'cards' | undefined
  readonly page?: number | undefined
}

/** Search parameters of a course's page. */
export interface CourseSearch {
  readonly id?: number | undefined
  readonly memberType?: MemberType | undefined
  /** ID of the purchase option; absent for the first. */
  readonly option?: number | undefined
  /** Page of the notices, from 2. */
  readonly notices?: number | undefined
  /** Page of the reviews, from 2. */
  readonly reviews?: number | undefined
}

/** Search parameters of the device list. Defaults: the first category, rental. */
export interface DevicesSearch {
  readonly category?: DeviceCategory | undefined
  readonly sale_type?: 'purchase' | undefined
}

/** Search parameters of a device's page. */
export interface DeviceSearch extends Pick<DevicesSearch, 'sale_type'> {
  readonly id?: number | undefined
  /** Rental term in months; absent for the shortest. */
  readonly months?: number | undefined
  /** Quantity; absent for one. */
  readonly quantity?: number | undefined
}

/** Search parameters of the order form: options of a course, or a device. */
export interface OrderSearch {
  readonly course?: number | undefined
  /** IDs of options with their quantities, such as `101003_101501x2`. */
  readonly option?: string | number | undefined
  /** Devices of a basket with their terms and quantities, such as `11r3x2_13p`. */
  readonly devices?: string | undefined
  readonly device?: number | undefined
  readonly sale_type?: 'rental' | 'purchase' | undefined
  /** Rental term in months. */
  readonly months?: number | undefined
  /** Quantity of the device. */
  readonly quantity?: number | undefined
}

/** Search parameters of the notice list. Defaults: all categories, latest first, page 1. */
export interface NoticesSearch {
  readonly category?: NoticeCategory | undefined
  readonly sort?: 'oldest' | 'views' | undefined
  /** Words of the title. */
  readonly title?: string | undefined
  readonly page?: number | undefined
}

/** Search parameters of the event list. Defaults: events of every state, page 1. */
export interface EventsSearch {
  readonly state?: 'ongoing' | 'upcoming' | 'completed' | undefined
  readonly page?: number | undefined
}

/** Search parameters of the frequently asked questions. Defaults: all categories, none open. */
export interface FaqSearch {
  readonly category?: string | undefined
  /** Words of the question or its answer. */
  readonly title?: string | undefined
  /** Number of the open question. */
  readonly id?: number | undefined
}

/** Search parameters of the downloads. Defaults: the client; of the manuals all, page 1. */
export interface DownloadsSearch {
  readonly tab?: 'manuals' | undefined
  readonly category?: ManualCategory | undefined
  /** Part of a manual's title or keyword. */
  readonly title?: string | undefined
  readonly page?: number | undefined
}

/** Search parameters of the basket. Without any: the basket of this browser, or of the member. */
export interface BasketSearch {
  /** IDs of options with their quantities, such as `101003_101501x2`. */
  readonly option?: string | undefined
  /** Devices with their terms and quantities, such as `11r3x2_13p`. */
  readonly devices?: string | undefined
}

interface Next {
  /** Path to open afterwards. */
  readonly next?: string | undefined
}

/**
 * The path of each page, with its search parameters. Source: specification, section 2. Links, redirects, mails
 * and the sitemap take their paths from here; the router types `<Link to>` in the browser. The paths of lists and details
 * keep every given parameter, so that a page's links to itself keep a new one.
 */
export const paths = {
  home: () => '/',

  courses: (search: CourseListSearch = {}) => `/contents${stringifySearch({ ...search })}`,
  course: (search: CourseSearch) => `/contents/detail${stringifySearch({ ...search })}`,
  /** Free lessons of a course, in the desktop layout only. */
  coursePreview: ({ id }: { readonly id: number }) => `/contents/preview${stringifySearch({ id })}`,
  /** Asks for a mail on the day a course opens, and takes that back by a link in the mail. */
  courseOpening: ({ id }: { readonly id: number }) => `/contents/opening${stringifySearch({ id })}`,
  clientOpening: () => '/downloads/opening',
  cancelCourseOpening: () => '/contents/opening-cancel',
  /** The saved courses of this browser or member; with `ids`, those of a list that somebody shared. */
  savedCourses: ({ ids }: { readonly ids?: string | undefined } = {}) => `/contents/saved${stringifySearch({ ids })}`,
  promotion: ({ id }: { readonly id: number }) => `/promotion${stringifySearch({ id })}`,
  devices: (search: DevicesSearch = {}) => `/device${stringifySearch({ ...search })}`,
  device: (search: DeviceSearch) => `/device/detail${stringifySearch({ ...search })}`,
  search: ({ q, page }: { readonly q?: string | undefined; readonly page?: number | undefined } = {}) =>
    `/search${stringifySearch({ q, page })}`,

  login: ({
    tab,
    next,
    ended,
  }: Next & { readonly tab?: 'simple' | 'qr' | undefined; readonly ended?: 'secured' | undefined } = {}) =>
    `/login${stringifySearch({ tab, next, ended })}`,
  signUp: ({
    step,
    from,
    type,
    next,
  }: Next & {
    readonly step?: 'identity' | 'guardian' | 'email' | undefined
    readonly from?: SocialProvider | undefined
    readonly type?: 'GRP' | undefined
  } = {}) => `/regist${stringifySearch({ step, from, type, next })}`,
  /** Last step of the sign-up: the form. */
  signUpDetails: ({
    from,
    type,
    next,
  }: Next & { readonly from?: SocialProvider | undefined; readonly type?: 'GRP' | undefined } = {}) =>
    `/regist_data${stringifySearch({ from, type, next })}`,
  findId: ({ step, next }: Next & { readonly step?: 'code' | undefined } = {}) =>
    `/find-account${stringifySearch({ step, next })}`,
  findIdByEmail: ({ step, next }: Next & { readonly step?: 'code' | undefined } = {}) =>
    `/find-account/findbyemail${stringifySearch({ step, next })}`,
  foundId: ({ next }: Next = {}) => `/find-account/success${stringifySearch({ next })}`,
  findPassword: ({
    step,
    refused,
    next,
  }: Next & { readonly step?: 'sent' | undefined; readonly refused?: string | undefined } = {}) =>
    `/find-password${stringifySearch({ step, refused, next })}`,
  /** Page of the link in the mail about a forgotten password. The token is in the hash. */
  resetPassword: () => '/find-password-reset',
  /** Page of the link in the mail that verifies an email address. The token is in the hash. */
  verifyEmail: () => '/verify-email',
  /** Page of the link that reverts an account change. The token is in the hash. */
  accountChange: () => '/account-change',
  /** Page that the identity provider's window returns to. */
  identityReturn: () => '/oacx',
  /** Page that a social login returns to. */
  socialReturn: ({ provider, next }: Next & { readonly provider: SocialProvider }) =>
    `/social/${provider}${stringifySearch({ next })}`,

  basket: ({ option, devices }: BasketSearch = {}) => `/basket${stringifySearch({ option, devices })}`,
  order: ({ course, option, devices, device, sale_type, months, quantity }: OrderSearch = {}) =>
    `/order${stringifySearch({ course, option, devices, device, sale_type, months, quantity })}`,
  /** The payment window adds the last three parameters. */
  orderComplete: ({
    order,
    payment,
    payment_key,
    amount,
  }: {
    readonly order?: string | undefined
    readonly payment?: string | undefined
    readonly payment_key?: string | undefined
    /** In won. */
    readonly amount?: number | undefined
  }) => `/order-complete${stringifySearch({ order, payment, payment_key, amount })}`,
  /** `again` is the path of the order form with its parameters. */
  orderFailed: ({
    order,
    reason,
    again,
  }: {
    readonly order?: string | undefined
    readonly reason?: FailureReason | undefined
    readonly again?: string | undefined
  }) => `/order-failed${stringifySearch({ order, reason, again })}`,

  myPage: () => '/mypage',
  /** Section of the profile page with the member's courses. */
  myCourses: () => '/mypage#courses',
  purchases: ({
    year,
    month,
    day,
    page,
  }: {
    /** First day of the listed purchases. */
    readonly year?: number | undefined
    readonly month?: number | undefined
    readonly day?: number | undefined
    readonly page?: number | undefined
  } = {}) => `/mypage/history${stringifySearch({ year, month, day, page })}`,
  /** `id` is the order number. */
  myInquiries: ({ page }: { readonly page?: number } = {}) => `/mypage/inquiries${stringifySearch({ page })}`,
  myInquiry: ({ id }: { readonly id: number }) => `/mypage/inquiries/detail${stringifySearch({ id })}`,
  myCertificate: ({ course }: { readonly course: number }) => `/mypage/certificate${stringifySearch({ course })}`,
  /** Proves a certificate; its token is in the hash. */
  certificate: () => '/certificate',
  /** Ends offers by mail; the token of a mail is in the hash. */
  unsubscribe: () => '/unsubscribe',
  purchase: ({ id }: { readonly id: string }) => `/mypage/history/detail${stringifySearch({ id })}`,
  editProfile: () => '/mypage/edit',
  changePassword: () => '/mypage/change-password',
  deleteAccount: () => '/delete-account',
  /** Why a membership was terminated, and how to object. `token` is of its link; the page needs it. */
  terminatedMembership: ({ token }: { readonly token?: string } = {}) =>
    token === undefined ? '/membership-ended' : `/membership-ended#token=${token}`,
  /** Why a membership is restricted, and how to object. */
  membership: () => '/mypage/membership',

  /** Page that opens a lesson in the PC client. */
  learn: ({ course, lesson }: { readonly course: number; readonly lesson: number }) =>
    `/learn${stringifySearch({ course, lesson })}`,
  downloads: ({ tab, category, title, page }: DownloadsSearch = {}) =>
    `/downloads${stringifySearch({ tab, category, title, page })}`,
  customerService: () => '/cs',
  notices: (search: NoticesSearch = {}) => `/cs/notices${stringifySearch({ ...search })}`,
  notice: ({ id }: { readonly id?: number | undefined }) => `/cs/notice-detail${stringifySearch({ id })}`,
  events: (search: EventsSearch = {}) => `/cs/event${stringifySearch({ ...search })}`,
  event: ({ id }: { readonly id?: number | undefined }) => `/cs/event-detail${stringifySearch({ id })}`,
  inquiry: ({
    type,
    course,
    device,
  }: {
    readonly type?: SentCategory | undefined
    /** Number of the course or device that it is about. */
    readonly course?: number | undefined
    readonly device?: number | undefined
  } = {}) => `/cs/inquiry${stringifySearch({ type, course, device })}`,
  inquiryComplete: () => '/cs/inquiry-complete',
  faq: (search: FaqSearch = {}) => `/cs/faq${stringifySearch({ ...search })}`,
  recruit: () => '/cs/recruit',
  /** A page about the company, by its name. */
  company: (page = 'introduction') => withSegment('/company', page),

  terms: (edition?: string) => withSegment('/agreement', edition),
  privacyPolicy: (edition?: string) => withSegment('/privacy-policy', edition),
  dataCollection: (edition?: string) => `/private${stringifySearch({ edition })}`,
  marketingConsent: (edition?: string) => `/marketing${stringifySearch({ edition })}`,

  notFound: () => '/not-found',
  scriptNeeded: () => '/script-needed',

  support: () => '/support',
  /** A flow in the support area, at one of its states. */
  supportFlow: ({ name, state }: { readonly name: string; readonly state?: string | undefined }) =>
    `/support/flows/${name}${stringifySearch({ state })}${state === undefined ? '' : `#${state}`}`,
  /** What a customer saw when something failed, from the link that they copied. */
  supportCase: (seen: {
    readonly flow?: string | undefined
    readonly state?: string | undefined
    readonly error?: string | undefined
    readonly page?: string | undefined
    readonly language?: string | undefined
    readonly view?: string | undefined
    readonly request?: string | undefined
  }) => `/support/case${stringifySearch(seen)}`,
  supportCodes: ({ kind }: { readonly kind?: string | undefined } = {}) => `/support/codes${stringifySearch({ kind })}`,
  supportCode: (code: string) => `/support/codes/${code}`,
  supportAddress: ({ address }: { readonly address?: string | undefined } = {}) =>
    `/support/address${stringifySearch({ address })}`,
} as const

function withSegment(path: string, segment: string | undefined): string {
  return segment === undefined ? path : `${path}/${segment}`
}
