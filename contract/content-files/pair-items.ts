/** An item of a list before and after a change, with its places; one side is absent when it was added or removed. */
interface ItemPair {
  readonly before?: { readonly place: number; readonly item: unknown }
  readonly after?: { readonly place: number; readonly item: unknown }
}

/** What tells an item from others of its list: its number or code, otherwise all of it. */
function identityOf(item: unknown): string {
  const { idx, code }: Record<string, unknown> = typeof item === 'object' && item !== null ? { ...item } : {}
  return JSON.stringify(idx ?? code ?? item)
}

/**
 * Pairs the items of two editions of a list, so that what was added or removed moves no other item (longest common
 * subsequence).
 */
export function pairItems(before: readonly unknown[], after: readonly unknown[]): readonly ItemPair[] {
  const [old, next] = [before.map(identityOf), after.map(identityOf)]
  const common = old.map(() => next.map(() => 0))
  const lengthAt = (one: number, other: number) => common[one]?.[other] ?? 0
  for (let one = old.length - 1; one >= 0; one--)
    for (let other = next.length - 1; other >= 0; other--) {
      const row = common[one]
      if (row)
        row[other] =
          old[one] === next[other]
            ? lengthAt(one + 1, other + 1) + 1
            : Math.max(lengthAt(one + 1, other), lengthAt(one, other + 1))
    }
  const pairs: ItemPair[] = []
  let [one, other] = [0, 0]
  while (one < old.length || other < next.length) {
    const [left, right] = [
      { place: one, item: before[one] },
      { place: other, item: after[other] },
    ]
    if (one < old.length && other < next.length && old[one] === next[other]) {
      pairs.push({ before: left, after: right })
      one++
      other++
    } else if (other >= next.length || (one < old.length && lengthAt(one + 1, other) >= lengthAt(one, other + 1))) {
      pairs.push({ before: left })
      one++
    } else {
      pairs.push({ after: right })
      other++
    }
  }
  return pairs
}
