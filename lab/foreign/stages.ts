import type { packageOf } from '../../scripts/debian.ts'

/** A part of `npm run foreign`. */
export interface Stage {
  readonly judges: string
  /** Projects of `playwright.config.ts` beside this file. */
  readonly projects: readonly string[]
  /** Debian's programs that it needs. */
  readonly programs: readonly (keyof typeof packageOf)[]
  /** Whether it judges the gallery's shop, whose clock stands still. */
  readonly atGallery: boolean
}

/** Every page and state is opened in each layout and language once. */
export const pageLanguages = [
  ['desktop', 'ko'],
  ['mobile', 'en'],
] as const
/** Projects that do so. */
export const pageProjects = ['desktop ko', 'mobile en'] as const

export const stages = {
  html: { judges: 'HTML of every page and state', projects: ['html'], programs: ['java'], atGallery: true },
  links: { judges: 'links of every page and state', projects: ['links'], programs: [], atGallery: true },
  mails: { judges: 'every mail', projects: ['mails'], programs: ['java', 'python3'], atGallery: false },
  openid: {
    judges: 'login with a foreign OpenID Connect provider',
    projects: ['openid'],
    programs: [],
    atGallery: false,
  },
  client: { judges: 'a purchase by a generated client', projects: ['client'], programs: [], atGallery: false },
  data: {
    judges: 'sitemap, structured data, calendars and certificates',
    projects: ['search engines', 'documents'],
    programs: ['xmllint', 'qpdf'],
    atGallery: false,
  },
  rules: { judges: 'accessibility of every page and state', projects: ['rules'], programs: [], atGallery: true },
} as const satisfies Readonly<Record<string, Stage>>

/** `traffic` runs the tests of the browser, which have a configuration of their own. */
export const stageNames = [...Object.keys(stages), 'traffic']

/** Whether a stage was chosen; `run.ts` sets the variable. */
export function isChosen(name: string): boolean {
  return (process.env['FOREIGN_STAGES'] ?? '').split(' ').includes(name)
}
