/** Longest wait in ms: a document in the background draws no frames. */
const longestWaitMs = 100

/** Resolves when the browser has drawn the next frame, after 100 ms at the latest. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestWaitMs)
    // The callback runs before the frame is drawn, a task after it.
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
