import type { FlowChart } from './flow-chart.ts'

/** Filled in by `scripts/generated-modules.ts` during the build, from machines and models. */
export declare const flowCharts: readonly FlowChart[]
