import type { FlowDescription } from './flow-description.ts'

/** Filled in by `scripts/generated-modules.ts` during the build, from machines and models. */
export declare const flowDescriptions: readonly FlowDescription[]
