/**
 * Collects what is added within one turn of the event loop, and sends it as one message: each message wakes the other
 * thread.
 */
export function createBatch<Item>(send: (items: readonly Item[]) => void): (item: Item) => void {
  let items: Item[] = []
  return (item) => {
    if (items.push(item) > 1) return
    setImmediate(() => {
      const batch = items
      items = []
      send(batch)
    })
  }
}
