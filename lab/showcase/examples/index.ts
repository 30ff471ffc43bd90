import { actionExamples } from './action.tsx'
import type { ComponentExample } from './component-example.ts'
import { formExamples } from './form.tsx'
import { layoutExamples } from './layout.tsx'
import { progressExamples } from './progress.tsx'
import { spacingExamples } from './spacing.tsx'
import { textExamples } from './text.tsx'

/** Components of `src/ui` in all variants. A test fails when one is missing. */
export const componentExamples: readonly ComponentExample[] = [
  ...actionExamples,
  ...textExamples,
  ...progressExamples,
  ...formExamples,
  ...layoutExamples,
  ...spacingExamples,
]
