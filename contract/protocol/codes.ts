// The codes that an answer carries instead of 200 or 201, by name (specification, section 8). Imported as a namespace,
// `import * as codes`, so that bundles hold only those they use. The last three digits are the HTTP status. Codes that
// begin with `PR` are this shop's own. Each flow has a file of `codes/` with those that it shows.

export * from './codes/change-password.ts'
export * from './codes/data-export.ts'
export * from './codes/edit-profile.ts'
export * from './codes/find-id.ts'
export * from './codes/find-password.ts'
export * from './codes/identity-verification.ts'
export * from './codes/inquiry.ts'
export * from './codes/learning.ts'
export * from './codes/login.ts'
export * from './codes/order.ts'
export * from './codes/qr-login.ts'
export * from './codes/request.ts'
export * from './codes/session.ts'
export * from './codes/sign-up.ts'
export * from './codes/social-login.ts'
export * from './codes/visit-counts.ts'
export * from './codes/withdrawal.ts'
