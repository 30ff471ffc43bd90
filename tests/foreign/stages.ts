/** A part of `npm run test:foreign`. */
export interface Stage {
  readonly judges: string
  /** Projects of `playwright.config.ts` beside this file. */
  readonly projects: readonly string[]
  /** Debian's programs that it needs. */
  readonly programs: readonly ('java' | 'xmllint' | 'qpdf')[]
  /** Whether it judges the gallery's shop, whose clock stands still. */
  readonly atGallery: boolean
}

/** Projects that open every page and state, one in each layout and language. */
export const pageProjects = ['desktop ko', 'mobile en'] as const

export const stages = {
  html: { judges: 'HTML of every page and state', projects: ['html'], programs: ['java'], atGallery: true },
  openid: {
    judges: 'login with a foreign OpenID Connect provider',
    projects: ['openid'],
    programs: [],
    atGallery: false,
  },
  client: { judges: 'a purchase by a generated client', projects: ['client'], programs: [], atGallery: false },
  data: {
    judges: 'sitemap, structured data and calendars',
    projects: ['search engines'],
    programs: ['xmllint'],
    atGallery: false,
  },
  rules: { judges: 'accessibility of every page and state', projects: pageProjects, programs: [], atGallery: true },
} as const satisfies Readonly<Record<string, Stage>>

/** `traffic` runs the tests of the browser, which have a configuration of their own. */
export const stageNames = [...Object.keys(stages), 'traffic']

/** Whether a stage was chosen; `scripts/test-foreign.ts` sets the variable. */
export function isChosen(name: string): boolean {
  return (process.env['FOREIGN_STAGES'] ?? '').split(' ').includes(name)
}
