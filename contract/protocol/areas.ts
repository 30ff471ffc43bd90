/** Areas of the contract, each with what its calls are about. An endpoint names one; the API document shows them as tags. */
export const areas = {
  courses: 'Courses with their lessons, notices and promotions, the menu of categories, banners',
  'course-openings': 'Mails on the day a course opens',
  reviews: 'Reviews of courses',
  devices: 'Training devices for rental and purchase, with their stock',
  events: 'Events',
  notices: 'Notices of the shop',
  faq: 'Frequently asked questions',
  inquiries: 'Service inquiries',
  search: 'Reading of searches, suggestions, and legal texts that a search finds',
  downloads: 'PC client, manuals and attachments',
  'sign-up': 'Becoming a member',
  'human-check': 'Proof that a person signs up',
  'email-verification': 'Proof that an email address belongs to somebody',
  'identity-verification': 'Confirmation by an identity provider of who somebody is',
  login: 'Login by ID and password, or by identity verification',
  'qr-login': 'Login by the student ID of the school’s app',
  'social-login': 'Login by an account of Google, Kakao or Naver, and its link to a member',
  session: 'Access and refresh tokens, logout, sessions of a member',
  'find-id': 'Finding a forgotten ID by phone or email',
  'find-password': 'Setting a new password by a link in a mail',
  profile: 'Data, identity and password of a member',
  'account-changes': 'Undoing a change of an account',
  membership: 'Restriction and termination of a membership, and objections',
  'data-export': 'Files with a member’s own data',
  withdrawal: 'Leaving the shop',
  checkout: 'Quote, order and payment',
  orders: 'Purchase history, refunds and cash receipts',
  learning: 'A member’s courses, and opening a lesson in the PC client',
} as const

/** Area of an endpoint. */
export type Area = keyof typeof areas
