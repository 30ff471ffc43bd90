/** Lessons shown before the rest unfolds. */
export const shownAtOnce = 8
