import { flowBegin } from '#contract/values/visit-counts.ts'
import type { ChartState, FlowChart } from './flow-chart.ts'

/** A state with the runs of a period. */
export interface FunnelRow extends ChartState {
  readonly entered: number
  /** Part of the runs that began; undefined when none did. */
  readonly share: number | undefined
  /** Runs that went no further at least; undefined for a state that no other one follows. */
  readonly stopped: number | undefined
}

export interface Funnel {
  /** Runs that began. */
  readonly began: number
  readonly rows: readonly FunnelRow[]
}

/**
 * The states of a flow with their runs. Counts do not tell which state a run entered next: a run that entered several of
 * those that follow is in each, so `stopped` is the least number.
 */
export function funnelOf(
  chart: FlowChart,
  counts: readonly { readonly state: string; readonly entered: number }[],
): Funnel {
  const runs = new Map(counts.map(({ state, entered }) => [state, entered]))
  const enteredBy = (state: string) => runs.get(state) ?? 0
  const began = enteredBy(flowBegin)
  return {
    began,
    rows: chart.states.map((state) => {
      const entered = enteredBy(state.name)
      const further = state.next.reduce((sum, next) => sum + enteredBy(next), 0)
      return {
        ...state,
        entered,
        share: began === 0 ? undefined : entered / began,
        stopped: state.next.length === 0 ? undefined : Math.max(0, entered - further),
      }
    }),
  }
}
