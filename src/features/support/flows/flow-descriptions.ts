import type { FlowDescription } from './flow-description.ts'

/** Filled in by `scripts/generated-modules.ts` during the build, from machines and models. */
export const flowDescriptions: readonly FlowDescription[] = []
