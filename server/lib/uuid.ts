/** Numbers of rows: what looks different names none, and must not reach a column of the type `uuid`. */
export const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
