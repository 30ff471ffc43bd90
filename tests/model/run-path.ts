import { type FlowModel, getStart } from '#tests/flows/flow-model.ts'
import type { FlowPath } from '#tests/flows/paths.ts'
import type { Appearance } from './levels.ts'
import { renderApp } from './render-app.tsx'
import type { RenderedApp } from './rendered-app.ts'
import { createScreenDriver } from './screen-driver.ts'
import { walkOnScreen } from './walk-on-screen.ts'

interface RunOptions {
  /** Without it, English in the layout of the path's start. */
  readonly appearance?: Appearance
  /** Gets the page as soon as it is open. */
  readonly opened?: (app: RenderedApp) => void
}

/** Opens the page of the shop where a path of a flow begins, and walks the path on the rendered screen, step by step. */
export async function runPathOnScreen(
  model: FlowModel,
  path: FlowPath,
  { appearance, opened }: RunOptions = {},
): Promise<RenderedApp> {
  const start = getStart(model, path.start)
  const { layout, language } = appearance ?? { layout: start.layout ?? 'desktop', language: 'en' }
  const app = await renderApp(start.address, layout, language, start)
  opened?.(app)
  await walkOnScreen(app, createScreenDriver(app), model, path)
  return app
}
