import type { ComponentExample } from './component-example.ts'
import { actionExamples } from './action-examples.tsx'
import { textExamples } from './text-examples.tsx'
import { progressExamples } from './progress-examples.tsx'
import { formExamples } from './form-examples.tsx'
import { layoutExamples } from './layout-examples.tsx'

/** Components of `src/ui` in all variants. A test fails when one is missing. */
export const componentExamples: readonly ComponentExample[] = [
  ...actionExamples,
  ...textExamples,
  ...progressExamples,
  ...formExamples,
  ...layoutExamples,
]
