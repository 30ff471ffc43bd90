/** Courses that a list of saved ones holds: its page shows them all at once, and an address can name them all. */
export const mostSavedCourses = 50
