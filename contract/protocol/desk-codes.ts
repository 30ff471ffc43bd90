// Codes of the desk's calls. They stand apart from `codes.ts`, so that no page of the shop carries their messages. The
// last three digits are the HTTP status.

/** Nobody is logged in at the desk, or the session has ended: after 30 minutes without a call, or 12 hours. */
export const operatorSessionEnded = 'PR60001403' as const

/** The operator has no role that may make this call. */
export const operatorRoleMissing = 'PR60002403' as const

/** The call needs a passkey that was used within the last 5 minutes. */
export const passkeyConfirmationRequired = 'PR60003403' as const

/** The passkey is unknown, belongs to another operator, or signed something else. */
export const passkeyRefused = 'PR60004400' as const

/** The link of an invitation is unknown, used or expired. */
export const invitationInvalid = 'PR60005404' as const

/** At least one owner with a passkey has to remain. */
export const lastOwner = 'PR60006409' as const

/** Another operator has this name. */
export const operatorNameTaken = 'PR60007409' as const

/** At least one passkey of an operator has to remain. */
export const lastPasskey = 'PR60008409' as const

/** The same is asked for already, and waits for a second operator. */
export const requestWaits = 'PR60101409' as const

/** Nobody decided on the request in time. */
export const requestExpired = 'PR60106409' as const

/** Another operator than the one who asked has to decide. */
export const ownRequest = 'PR60102403' as const

/** Whoever asked was removed, or has no role any more that may ask for this. */
export const askerLostRole = 'PR60103409' as const

/** The passkey was registered less than a day ago. */
export const passkeyTooYoung = 'PR60104403' as const

/** The operator made the link by which whoever asked registered a passkey less than a day ago. */
export const inviterIsNoSecondPerson = 'PR60105403' as const

/** Nothing of this order is sent to the buyer. */
export const nothingIsDelivered = 'PR60201409' as const

/** The money of what would be sent has gone back, or is on its way. */
export const deliveryIsRefunded = 'PR60202409' as const

/** The goods have not been sent yet. */
export const notShippedYet = 'PR60203409' as const

/** The goods have been sent already: the address stays. */
export const shippedAlready = 'PR60204409' as const

/** The goods cannot have arrived on this day: it is in the future, or before they were sent. */
export const deliveryDayOutOfRange = 'PR60207400' as const

/** The sum is more than what is left of the payment, or less than one won. */
export const refundAmountOutOfRange = 'PR60205400' as const

/** The order has no such line, or it was free or is refunded already. */
export const refundLineClosed = 'PR60206409' as const

/** The membership has ended already. */
export const membershipIsOver = 'PR60301409' as const

/** The membership has ended, or its withdrawal is requested. */
export const memberHasLeft = 'PR60302409' as const

/** The member is restricted already. */
export const memberIsRestricted = 'PR60303409' as const

/** The member is neither restricted nor leaving. */
export const memberNotRestorable = 'PR60304409' as const

/** The data of the former member is deleted already. */
export const memberIsErased = 'PR60305409' as const

/** An objection of the member is recorded already. */
export const objectionRecorded = 'PR60306409' as const

/** The member has no objection that waits for an answer. */
export const noOpenObjection = 'PR60307409' as const

/** Another operator has taken the inquiry. */
export const inquiryIsTaken = 'PR60401409' as const

/** A saved answer of this language has the title already. */
export const savedAnswerTitleTaken = 'PR60402409' as const

/** Another operator has answered the review meanwhile. */
export const reviewAnsweredMeanwhile = 'PR60501409' as const

/** Another operator has changed the draft since it was read. */
export const draftChangedMeanwhile = 'PR60601409' as const

/** Another edition was published since the draft was begun. */
export const contentChangedMeanwhile = 'PR60602409' as const

/** The draft, or the content with it, has faults. */
export const contentHasFaults = 'PR60603409' as const

/** The pieces on the shelf are others than the operator has seen: an order was shipped, or somebody counted. */
export const stockChangedMeanwhile = 'PR60607409' as const

/** There is no such file or edition. */
export const contentNotFound = 'PR60604404' as const

/** The file is of a kind that the shop does not show, or is broken. */
export const contentFileInvalid = 'PR60605400' as const

/** The file has more than 20 MB. */
export const contentFileTooLarge = 'PR60606413' as const
