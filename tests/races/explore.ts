import { isConflict, type Step } from './conflicts.ts'
import type { Side } from './interleave.ts'

/** A run, as far as the order of its statements matters. */
interface Run {
  readonly steps: readonly Step[]
  /** For each step the number of steps of both sides that come before it because of conflicts, itself included. */
  readonly clocks: readonly Clock[]
}
type Clock = { readonly [side in Side]: number }

/**
 * Tries every order of two sessions' statements that differs in the order of conflicting ones (dynamic partial-order
 * reduction): after each run, every conflict is also tried the other way round. `run` executes an order and returns its
 * steps; it is called once for each order, and a few times for one that turns out to be known. Stops after `max` runs.
 */
export async function exploreOrders(
  run: (order: readonly Side[]) => Promise<readonly Step[]>,
  { max, draw = () => 0 }: { readonly max: number; readonly draw?: (count: number) => number },
): Promise<{ readonly orders: number; readonly runs: number; readonly isComplete: boolean }> {
  const known: Run[] = []
  let runs = 0
  const open: { readonly order: readonly Side[]; readonly goal: Run | undefined }[] = [{ order: [], goal: undefined }]
  while (open.length > 0) {
    if (runs >= max) return { orders: known.length, runs, isComplete: false }
    const [next] = open.splice(draw(open.length), 1)
    if (!next) break
    const { goal } = next
    if (goal && known.some((each) => beginsWith(each, goal))) continue
    const steps = await run(next.order)
    runs += 1
    const done = { steps, clocks: clocksOf(steps) }
    if (known.some((each) => each.steps.length === steps.length && beginsWith(each, done))) continue
    known.push(done)
    for (const reversed of reversals(done)) open.push(reversed)
  }
  return { orders: known.length, runs, isComplete: true }
}

function clocksOf(steps: readonly Step[]): Clock[] {
  const clocks: { A: number; B: number }[] = []
  const count = { A: 0, B: 0 }
  const last: { [side in Side]?: Clock } = {}
  for (const [index, step] of steps.entries()) {
    const clock = { A: 0, B: 0, ...last[step.side] }
    for (const [earlier, other] of steps.slice(0, index).entries()) {
      const before = clocks[earlier]
      if (!before || other.side === step.side || !isConflict(other, step)) continue
      clock.A = Math.max(clock.A, before.A)
      clock.B = Math.max(clock.B, before.B)
    }
    count[step.side] += 1
    clock[step.side] = count[step.side]
    clocks.push(clock)
    last[step.side] = clock
  }
  return clocks
}

/** For each conflict without another one between: the order in which its second statement comes first. */
function reversals({ steps, clocks }: Run) {
  return steps.flatMap((later, second) => {
    // Only the latest conflicting step of the other side can be passed by: the earlier ones come before it.
    const before = steps.slice(0, second)
    const first = before.findLastIndex((each) => each.side !== later.side && isConflict(each, later))
    const firstClock = clocks[first]
    const own = before.findLastIndex((each) => each.side === later.side)
    const earlier = steps[first]
    if (!firstClock || !earlier) return []
    // The step before on the same side may come after the conflicting one already.
    if (own >= 0 && (clocks[own]?.[earlier.side] ?? 0) >= firstClock[earlier.side]) return []
    const passing = steps.slice(first, second + 1).filter(({ side }) => side === later.side)
    const kept = [...steps.slice(0, first), ...passing]
    return [{ order: kept.map(({ side }) => side), goal: { steps: kept, clocks: clocksOf(kept) } }]
  })
}

/** Whether `run` is one order of `beginning` with further steps: each side's first steps are the same, and follow the same. */
function beginsWith(run: Run, beginning: Run): boolean {
  return (['A', 'B'] as const).every((side) => {
    const own = run.steps.flatMap((step, index) => (step.side === side ? [{ step, clock: run.clocks[index] }] : []))
    const wanted = beginning.steps.flatMap((step, index) =>
      step.side === side ? [{ step, clock: beginning.clocks[index] }] : [],
    )
    return wanted.every(({ step, clock }, index) => {
      const each = own[index]
      return each?.step.text === step.text && each.clock?.A === clock?.A && each.clock?.B === clock?.B
    })
  })
}
