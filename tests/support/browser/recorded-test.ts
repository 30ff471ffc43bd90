import { type BrowserContext, type Request, test as base } from '@playwright/test'

interface Recording {
  /** Annotates the test with the scripts that its pages load, for `npm run test:changed`. */
  readonly loadedScripts: undefined
}

export const recordedTest = base.extend<Recording>({
  loadedScripts: [
    async ({ browser }, use, info) => {
      const scripts = new Set<string>()
      const note = (request: Request) => {
        const { pathname } = new URL(request.url())
        if (/^\/assets\/.*\.js$/.test(pathname)) scripts.add(pathname.slice(1))
      }
      const watched = new Set<BrowserContext>()
      const watch = (context: BrowserContext) => {
        watched.add(context)
        context.on('request', note)
      }
      for (const context of browser.contexts()) watch(context)
      browser.on('context', watch)
      await use(undefined)
      browser.off('context', watch)
      for (const context of watched) context.off('request', note)
      info.annotations.push({ type: 'scripts', description: [...scripts].join(' ') })
    },
    { auto: true },
  ],
})
