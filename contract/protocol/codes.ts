// The codes that an answer carries instead of 200 or 201, by name (specification, section 8). Imported as a namespace,
// `import * as codes`, so that bundles hold only those they use. The last three digits are the HTTP status. Codes that
// begin with `PR` are this shop's own. `code-catalogue.ts` says which flow shows each.

/** The ID or the password is missing. */
export const credentialsMissing = 'MB20001404' as const

/** The text cannot be an ID or a password. */
export const credentialsMalformed = 'MB20002404' as const

/** The ID or the password is wrong. */
export const wrongCredentials = 'MB20003400' as const

/** The member asked to leave: the account is deactivated. */
export const accountDeactivated = 'MB20005400' as const

/** The account is deleted. */
export const accountDeleted = 'MB20004400' as const

/** Nobody is registered with this identity, or the member has not verified it. */
export const notRegistered = 'MB20022404' as const

/** The password is missing. */
export const passwordMissing = 'MB41002400' as const

/** The password is wrong. */
export const wrongPassword = 'MB41003400' as const

/** The current password is wrong. */
export const wrongCurrentPassword = 'MB41102400' as const

/** The new password and its confirmation differ. */
export const changedPasswordMismatch = 'MB41104400' as const

/** The new password breaks the password rule. */
export const changedPasswordInvalid = 'MB41105400' as const

/** The new password is the current one. */
export const changedPasswordUnchanged = 'MB41103400' as const

/** The identity verification is not finished, or its result is used. */
export const identityNotVerified = 'MB12101404' as const

/** This person has an account already. */
export const alreadyRegistered = 'MB12103400' as const

/** Another account belongs to this person. */
export const personHasAccount = 'MB40203400' as const

/** The ID or the email address is in use. */
export const alreadyInUse = 'MB11001400' as const

/** An ID has letters and digits only. */
export const useridInvalid = 'MB10001400' as const

/** The password breaks the password rule. */
export const signUpPasswordInvalid = 'MB10002400' as const

/** The password and its confirmation differ. */
export const signUpPasswordMismatch = 'MB10003400' as const

/** Not a phone number. */
export const phoneInvalid = 'MB10004400' as const

/** Not an email address. */
export const emailInvalid = 'MB10005400' as const

/** The identity verification or identification has expired. */
export const identificationExpired = 'MB10011404' as const

/** The mail was refused by the mail provider. */
export const signUpMailRefused = 'MB10012500' as const

/** The mail provider is unavailable. */
export const signUpMailUnavailable = 'MB10013500' as const

/** No account has this name and contact. */
export const contactNotRegistered = 'MB21005404' as const

/** The code is right, but no account has this name and contact. */
export const foundIdNotRegistered = 'MB21104404' as const

/** The code could not be sent. */
export const oneTimeCodeNotSent = 'MB21004500' as const

/** The mail was refused by the mail provider. */
export const passwordMailRefused = 'MB22003500' as const

/** The mail provider is unavailable. */
export const passwordMailUnavailable = 'MB22004500' as const

/**
 * More than 5 codes within 24 hours from one browser to one contact, 20 from its network, or 1,000 from one network to any;
 * `Retry-After` says how many seconds to wait.
 */
export const tooManyOneTimeCodes = 'MB21003429' as const

/**
 * More than 5 links within 24 hours from one browser to one contact, 20 from its network, or 1,000 from one network to any,
 * or 5 changes of the password within 24 hours; `Retry-After` says how many seconds to wait.
 */
export const tooManyPasswordLinks = 'MB22003429' as const

/** The one-time code is missing. */
export const oneTimeCodeMissing = 'MB21101400' as const

/** The one-time code is wrong. */
export const wrongOneTimeCode = 'MB21103400' as const

/** The one-time code has expired, is used, or belongs to another browser. */
export const oneTimeCodeExpired = 'MB21102404' as const

/** The one-time code was wrong 5 times. */
export const oneTimeCodeAttemptsUsedUp = 'MB21105429' as const

/** Not an email address. */
export const passwordLinkEmailInvalid = 'MB22001400' as const

/** No account has this ID and email address. */
export const passwordLinkAccountNotFound = 'MB22002404' as const

/** The link lacks its number or its secret. */
export const passwordLinkIncomplete = 'MB22101400' as const

/** The link is unknown, used, or replaced by a newer one. */
export const passwordLinkNotFound = 'MB22101404' as const

/** The link has expired. */
export const passwordLinkExpired = 'MB22103404' as const

/** The link does not work, or no longer. */
export const passwordLinkInvalid = 'MB22201400' as const

/** The new password breaks the rule: 8 to 20 characters. */
export const resetPasswordInvalid = 'MB22202400' as const

/** The new password and its confirmation differ. */
export const resetPasswordMismatch = 'MB22203400' as const

/** The new password is the previous one. */
export const resetPasswordUnchanged = 'MB22204400' as const

/** The one-time code was sent. */
export const oneTimeCodeSent = 'MB21000200' as const

/** The ID was found. */
export const idFound = 'MB21100200' as const

/** The password was changed. */
export const passwordChanged = 'MB22200200' as const

/** Logged out. */
export const loggedOut = 'MB20100200' as const

/** The access token is valid. */
export const accessTokenValid = 'MB23000200' as const

/** The member of the access token is gone: the browser clears its session and reloads (section 4). */
export const memberGone = '4040011' as const

/** 5 wrong passwords within 15 minutes in a browser that the member knows; `Retry-After` says how many seconds to wait. */
export const loginAttemptsUsedUp = 'PR20001429' as const

/**
 * There were too many wrong passwords for this ID in unknown browsers: one logs in there by the student ID or an
 * identity verification, by a social account, or sets a new password.
 */
export const passwordLoginPaused = 'PR20013403' as const

/** The QR code is unknown, expired, used, refused, or belongs to another browser. */
export const qrCodeInvalid = 'PR20002404' as const

/** Nobody has approved the QR code yet. */
export const qrLoginNotApproved = 'PR20003400' as const

/** The social login provider refused, failed, or answered something unexpected. */
export const socialLoginFailed = 'PR20004400' as const

/** The social account is linked to another member. */
export const socialAccountTaken = 'PR20005400' as const

/** The social account is the only way left to log in: no password, no verified identity, no other account. */
export const lastWayToLogIn = 'PR20012409' as const

/** The change outlives the session: it requires a fresh authentication by password, identity or login. */
export const freshAuthenticationRequired = 'PR20006403' as const

/** The session was ended because the account was secured: by a new password, or an undone change. */
export const accountSecured = 'PR20007400' as const

/** The link belongs to no account change, or to none that can be undone. */
export const accountChangeNotFound = 'PR20008404' as const

/** The link belongs to no terminated membership, or has expired. */
export const membershipLinkNotFound = 'PR20009404' as const

/** The membership is neither restricted nor terminated, or the 15 days to object are over. */
export const nothingToObjectTo = 'PR20010409' as const

/** A review needs half of the lessons of its course, and a purchase of it that was not refunded. */
export const reviewTooEarly = 'PR20011403' as const

/** The member has as many delivery addresses as one can have. */
export const tooManyAddresses = 'PR20014409' as const

/** A certificate needs all lessons of its course. */
export const courseNotFinished = 'PR20015403' as const

/** The member's name has letters that no font of certificates draws. */
export const certificateNameUnprintable = 'PR20018409' as const

/** The course of the certificate can still be refunded. */
export const certificateTooEarly = 'PR20019403' as const

/** The link belongs to no member who receives offers by mail. */
export const unsubscribeLinkInvalid = 'PR20016404' as const

/** The list of saved courses holds 50, as many as it can. */
export const savedCoursesFull = 'PR20017409' as const

/** The profile was changed since it was read; nothing of this request is stored. */
export const profileChanged = 'PR41001409' as const

/** The person refused or canceled the identity verification. */
export const identityVerificationRefused = 'PR12001400' as const

/** The amount is not the server's: prices or refunds have changed since they were shown. */
export const amountChanged = 'PR30001400' as const

/** The idempotency key was used with another request. */
export const idempotencyKeyReused = 'PR30002400' as const

/** The same request is in progress. */
export const requestInProgress = 'PR30003409' as const

/** Fewer pieces are in stock. */
export const insufficientStock = 'PR30004400' as const

/** Restricted members cannot buy. */
export const membershipRestricted = 'PR30005403' as const

/** The item is not on sale, or not like that; `content` names it. */
export const itemNotOnSale = 'PR30006400' as const

/** The order is not in a state for this: paid, closed, or being paid. */
export const orderStateConflict = 'PR30009400' as const

/** Nothing of the order can be refunded any more. */
export const nothingToRefund = 'PR30010400' as const

/** The refund needs a bank account. */
export const refundAccountMissing = 'PR30011400' as const

/**
 * The holder of the refund's bank account is not the member. A name that changed within 30 days does not count; the one
 * before it does.
 */
export const refundHolderMismatch = 'PR30020400' as const

/** The member has 5 unpaid orders with devices, the maximum. */
export const openOrderLimitReached = 'PR30012400' as const

/** The member's unpaid orders, with this one, would reserve more than 10 pieces of devices. */
export const reservedPiecesLimitReached = 'PR30013400' as const

/** The basket holds as many lines as it can. */
export const basketFull = 'PR30014400' as const

/**
 * More than 5 mails within 24 hours from one browser to one address, 20 from its network, or 1,000 from one network to any;
 * `Retry-After` says how many seconds to wait.
 */
export const tooManyMails = 'PR11001429' as const

/** The link in the mail is unknown, expired, or replaced by a newer one. */
export const emailLinkInvalid = 'PR11002404' as const

/** The email address is not verified in this browser, or the verification has expired. */
export const emailNotVerified = 'PR11003400' as const

/** A person under 14 needs the consent of a guardian. */
export const guardianConsentRequired = 'PR11004400' as const

/** The guardian is under age, or is the child. */
export const guardianInvalid = 'PR11005400' as const

/** The human check failed, has expired, or is used. */
export const humanCheckFailed = 'PR11006400' as const

/** One of the accepted texts has a newer edition. */
export const termsOutdated = 'PR11007400' as const

/** The file is no JPEG, PNG or GIF, whatever its name says. */
export const imageTypeUnsupported = 'PR40001400' as const

/** The picture has more than 10 MB. */
export const imageTooLarge = 'PR40002400' as const

/** There is more than one picture. */
export const tooManyImages = 'PR40003400' as const

/** The picture has too many pixels. */
export const imageTooManyPixels = 'PR40004400' as const

/** The picture is damaged or incomplete. */
export const imageDamaged = 'PR40005400' as const

/**
 * More than 5 inquiries within 24 hours from one browser with one address, 20 from its network, or 1,000 from one network
 * with any; `Retry-After` says how many seconds to wait.
 */
export const tooManyInquiries = 'PR40006429' as const

/** The link in the mail belongs to no request for a mail about a course. */
export const openingLinkInvalid = 'PR40007404' as const

/** The course is open already. */
export const courseIsOpen = 'PR40008400' as const

/** A restriction for fraud delays the withdrawal. */
export const withdrawalDelayed = 'PR50001403' as const

/** This person is not the guardian on record. */
export const guardianUnknown = 'PR50002400' as const

/** More than 3 requests for files with the member's own data within 24 hours; `Retry-After` says how many seconds to wait. */
export const tooManyDataExports = 'PR50003429' as const

/** The browser asks not to be tracked (`DNT: 1` or `Sec-GPC: 1`): nothing was counted. */
export const trackingDeclined = 'PR70001403' as const

/** The access token is unknown or expired: the browser refreshes it once and repeats the request. */
export const accessTokenInvalid = 'PR10001400' as const

/** A parameter or field is invalid; `content` names it. */
export const invalidRequest = 'PR10002400' as const

/** The XSRF cookie and header are missing or differ. */
export const xsrfTokenInvalid = 'PR10003403' as const

/** Nothing is at this address or number. */
export const notFound = 'PR10004404' as const

/**
 * More than 1,200 calls that write or are costly, or 1,200 searches, within a minute from one network, 2,000 checks of IDs
 * within an hour, or 5 changes of a password within 24 hours; `Retry-After` says how many seconds to wait.
 */
export const tooManyRequests = 'PR10005429' as const

/** Unexpected error on the server; the request id finds it in the logs. */
export const internalError = 'PR10006500' as const

/** The server is busy; repeat the request after `Retry-After` seconds. */
export const serverBusy = 'PR10007503' as const

/**
 * More calls of this kind than usual: the browser solves the challenge in `content` and repeats the call. Wrong passwords
 * within 15 minutes: 5 for one account from one network, 30 from all browsers that its member does not know, 100 from one
 * network, 300 from one IPv6 /48. Messages within 24 hours: 5 to one contact, 100 from one network. Checks of IDs: 200 an hour
 * from one network.
 */
export const proofOfWorkRequired = 'PR10008429' as const
