/** Number of lessons that are shown before unfolding. */
export const shownAtOnce = 8
