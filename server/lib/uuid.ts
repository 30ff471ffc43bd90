/** Ids of rows. Test input against it before it reaches a column of the type `uuid`, which throws on any other text. */
export const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
