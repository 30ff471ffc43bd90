import * as codes from '../../../../contract/codes.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Code } from '../../../../contract/code-catalogue.ts'
import { limits } from '../../../../contract/limits.ts'

const { refundDays, refundProgressPercent, goodsReturnDays, defectMonths, defectDays } = limits

const typeAgain = msg`Ask them to type both again, with the eye beside the password pressed. Caps Lock and the Korean keyboard are the usual reasons.`
const unsureOfId = msg`Who is not sure of the ID finds it under “Find ID” on the login page.`
const lostPassword = msg`Who has lost the password gets a link to a new one under “Reset password”.`
const emptyField = msg`The field is empty. Ask them to fill it in.`
const twiceTheSame = msg`Both fields must hold the same. Ask them to type both anew, without copying.`
const passwordRule = msg`At least 8 characters, with letters, numbers and one of ~!@#$^&*.`
const anotherPassword = msg`Any password will do that fits the rule and was not the last one.`
const windowClosed = msg`The provider’s window was closed or not finished. They can start again at once.`
const allowPopups = msg`If no window appears, the browser holds it back: allow popups for this site.`
const oursNotTheirs = msg`The fault is ours: nothing that they typed is wrong, and nothing was lost.`
const noteNumber = msg`Note the request number under the message and the time, and pass both on.`
const tryLater = msg`Trying again after a few minutes may already work.`
const registered = msg`Compare name, phone and email with what they used when they signed up; an old number is the usual reason.`
const otherAccount = msg`Who signed up with Google, Kakao or Naver logs in with that account and may have no ID.`
const limitStays = msg`Nobody can lift this limit: it protects the account. The page says when it ends.`
const newestLink = msg`A link works once and for a limited time. The newest mail holds the good one.`
const openedByMail = msg`Some mail programs open links by themselves. A new link, opened by hand, helps.`
const emailSlips = msg`Look for a space, a missing @, or a comma instead of a dot.`
const success = msg`This is the answer of a success: there is nothing to do.`

const wrongPassword = [typeAgain, unsureOfId, lostPassword]
const ours = [oursNotTheirs, noteNumber, tryLater]
const deadLink = [newestLink, openedByMail]

/** Advice to give a customer who reports a code. A code without advice does not compile. */
export const advice: Record<Code, readonly MessageDescriptor[]> = {
  [codes.credentialsMissing]: [msg`One of the two fields is empty. Ask them to fill in both.`],
  [codes.credentialsMalformed]: wrongPassword,
  [codes.wrongCredentials]: wrongPassword,
  [codes.accountDeactivated]: [
    msg`A withdrawal was requested for this account, and it is still being worked on.`,
    msg`Only the administrator can undo it. Note the ID and pass it on.`,
  ],
  [codes.accountDeleted]: [
    msg`The account is gone, and its data cannot be brought back.`,
    msg`Signing up again needs the administrator. Note the name and pass it on.`,
  ],
  [codes.notRegistered]: [
    msg`Ask whether they have signed up at all: simple authentication only opens accounts that are there.`,
    msg`If they have, they proved who they are with another name or phone than they signed up with.`,
  ],
  [codes.passwordMissing]: [emptyField],
  [codes.wrongPassword]: [typeAgain, lostPassword],
  [codes.wrongCurrentPassword]: [typeAgain, lostPassword],
  [codes.changedPasswordMismatch]: [twiceTheSame],
  [codes.changedPasswordInvalid]: [passwordRule],
  [codes.changedPasswordUnchanged]: [anotherPassword],
  [codes.profileChanged]: [
    msg`They saved the same page in another tab or on another device. The page shows both values; they choose, then save.`,
  ],
  [codes.identityNotVerified]: [windowClosed, allowPopups],
  [codes.alreadyRegistered]: [msg`They already have an account. The alert leads to “Find ID”.`, otherAccount],
  [codes.personHasAccount]: [
    msg`This person has another account. “Find ID” shows with which ID they came before.`,
    otherAccount,
  ],
  [codes.alreadyInUse]: [
    msg`Somebody already has it. For an ID, they choose another.`,
    msg`For an email address, they may have an account already: “Find ID” shows it.`,
  ],
  [codes.useridInvalid]: [msg`5 to 15 letters and numbers; no spaces, no Korean, no symbols.`],
  [codes.signUpPasswordInvalid]: [passwordRule],
  [codes.signUpPasswordMismatch]: [twiceTheSame],
  [codes.phoneInvalid]: [msg`Ask them to read the number out digit by digit: one is missing or too many.`],
  [codes.emailInvalid]: [emailSlips],
  [codes.identificationExpired]: [msg`Proving who they are took too long. They start again, with the phone at hand.`],
  [codes.signUpMailRefused]: ours,
  [codes.signUpMailUnavailable]: ours,
  [codes.contactNotRegistered]: [registered, otherAccount],
  [codes.foundIdNotRegistered]: [registered, otherAccount],
  [codes.oneTimeCodeNotSent]: ours,
  [codes.passwordMailRefused]: ours,
  [codes.passwordMailUnavailable]: ours,
  [codes.tooManyOneTimeCodes]: [limitStays],
  [codes.tooManyPasswordLinks]: [limitStays],
  [codes.oneTimeCodeMissing]: [emptyField],
  [codes.wrongOneTimeCode]: [
    msg`If several messages came, the last one holds the good code.`,
    msg`Ask how much time is left: the page counts it down.`,
  ],
  [codes.oneTimeCodeExpired]: [msg`The time for the code is over. The page sends a new one.`],
  [codes.oneTimeCodeAttemptsUsedUp]: [msg`The code was wrong too many times and is spent. The page sends a new one.`],
  [codes.passwordLinkEmailInvalid]: [emailSlips],
  [codes.passwordLinkAccountNotFound]: [registered, otherAccount],
  [codes.passwordLinkIncomplete]: deadLink,
  [codes.passwordLinkNotFound]: deadLink,
  [codes.passwordLinkExpired]: deadLink,
  [codes.passwordLinkInvalid]: deadLink,
  [codes.resetPasswordInvalid]: [msg`8 to 20 characters, with letters, numbers and one of ~!@#$^&*.`],
  [codes.resetPasswordMismatch]: [twiceTheSame],
  [codes.resetPasswordUnchanged]: [anotherPassword],
  [codes.oneTimeCodeSent]: [
    success,
    msg`If nothing arrives within minutes, the message may be among blocked ones or in the spam folder.`,
  ],
  [codes.idFound]: [success],
  [codes.passwordChanged]: [success, msg`All browsers are logged out now; they log in with the new password.`],
  [codes.loggedOut]: [success],
  [codes.accessTokenValid]: [success],
  [codes.memberGone]: [
    msg`The account behind this login was deleted. The browser forgets the login and loads the page again.`,
  ],
  [codes.loginAttemptsUsedUp]: [msg`Too many wrong passwords have closed this way in for a while.`, lostPassword],
  [codes.qrCodeInvalid]: [
    msg`The code on the screen is over or was used. “Get a new code” shows another.`,
    msg`It belongs to the browser that shows it: a photograph of it does not work elsewhere.`,
  ],
  [codes.qrLoginNotApproved]: [msg`The phone has not approved yet. Ask them to press Approve in the school’s app.`],
  [codes.freshAuthenticationRequired]: [
    msg`The page asks for the password again. Who has none logs in once more, by simple authentication or with the linked account.`,
  ],
  [codes.accountSecured]: [
    msg`The password was set anew, or a change of the account was taken back: that logs it out everywhere.`,
    msg`If it was not them, let them set a new password at once.`,
  ],
  [codes.membershipLinkNotFound]: [
    msg`The link in the mail works for 30 days after the termination, the one that the login gives for half an hour.`,
    msg`After that, the data of the membership is deleted, and nothing can be shown.`,
  ],
  [codes.nothingToObjectTo]: [
    msg`The membership is not restricted any more, or 15 days have passed since the restriction or termination.`,
    msg`An operator sees the dates with “members show”.`,
  ],
  [codes.accountChangeNotFound]: [msg`A change can be taken back for 30 days, and once.`, lostPassword],
  [codes.socialLoginFailed]: [
    msg`The provider refused, or did not answer. Ask them to log in at the provider first, then here again.`,
    msg`ID and password work meanwhile.`,
  ],
  [codes.socialAccountTaken]: [
    msg`That account already opens another member’s account. They log in with it, unlink it on “My page”, then link it here.`,
  ],
  [codes.identityVerificationRefused]: [windowClosed, allowPopups],
  [codes.amountChanged]: [
    msg`A campaign may have ended while the form was open; the total on the page is the new one.`,
    msg`Nothing was paid.`,
  ],
  [codes.idempotencyKeyReused]: [
    msg`Going back and sending a changed form again brings this. Loading the page anew mends it.`,
  ],
  [codes.requestInProgress]: [
    msg`Usually a double click: the first one is on its way, and shows in the purchase history.`,
  ],
  [codes.insufficientStock]: [msg`Pieces of unpaid orders come back after half an hour.`],
  [codes.membershipRestricted]: [
    msg`Tell the reason of the restriction, and that an objection can be filed within 15 days.`,
  ],
  [codes.itemNotOnSale]: [msg`The course or device was taken off sale, or its terms have changed.`],
  [codes.openOrderLimitReached]: [
    msg`Unpaid orders keep devices from others, so no member has more than five. They can pay or cancel them in the purchase history.`,
  ],
  [codes.orderStateConflict]: [msg`Ask for the order number and look up its status; another tab may have gone on.`],
  [codes.nothingToRefund]: [
    msg`Content can be given back for ${refundDays} days and under ${refundProgressPercent}% progress, goods for ${goodsReturnDays} days after they arrived.`,
    msg`Defective goods are another matter: within ${defectMonths} months of receipt, and ${defectDays} days after the defect was found.`,
  ],
  [codes.refundAccountMissing]: [
    msg`A paid virtual account has no way back of its own, so it needs bank, number and name.`,
  ],
  [codes.tooManyMails]: [limitStays],
  [codes.emailLinkInvalid]: deadLink,
  [codes.emailNotVerified]: [
    msg`The link in the mail has to be opened, on any device, and the button there pressed.`,
    msg`The page that waits must stay open in the browser where they began.`,
  ],
  [codes.guardianConsentRequired]: [
    msg`A parent or another legal representative verifies with their own phone, on the same page.`,
  ],
  [codes.guardianInvalid]: [
    msg`The guardian has to be 19 or older. The child’s own verification does not count for this step.`,
  ],
  [codes.humanCheckFailed]: [
    msg`Ask them to tick “I’m not a robot” again. Each tick works for one sign-up, for an hour.`,
  ],
  [codes.termsOutdated]: [
    msg`They go back to the first step, where the new text is, and agree again. What they typed stays.`,
  ],
  [codes.imageTypeUnsupported]: [
    msg`The file’s contents decide, not its name: renaming a BMP, HEIC or PDF does not help.`,
    msg`Ask them to take a screenshot of it, or to save it as PNG or JPG.`,
  ],
  [codes.imageTooLarge]: [msg`At most 10 MB. A screenshot, or the picture saved as JPG, is smaller.`],
  [codes.tooManyImages]: [
    msg`One picture for each inquiry. Several screenshots fit into one picture, or into another inquiry.`,
  ],
  [codes.imageTooManyPixels]: [
    msg`At most 25 million pixels; half of that for GIF, progressive JPG and interlaced PNG.`,
    msg`Ask them to make the picture smaller, or to cut out the part that matters.`,
  ],
  [codes.imageDamaged]: [
    msg`The file is incomplete, often after a broken download. Ask them to open it and save it again.`,
  ],
  [codes.tooManyInquiries]: [
    msg`Nobody can lift this limit. Take the inquiry by telephone.`,
    msg`It ends 24 hours after their first inquiry.`,
  ],
  [codes.openingLinkInvalid]: [msg`They are on no list any more: the link was used, or the course has opened since.`],
  [codes.courseIsOpen]: [msg`The page was open when the course opened. Loading it again shows the prices.`],
  [codes.tooManyDataExports]: [
    msg`Nobody can lift this limit. The files of the last request can be downloaded for 24 hours.`,
  ],
  [codes.withdrawalDelayed]: [
    msg`Tell until when the restriction runs, and that an objection can be filed within 15 days. The page says both.`,
  ],
  [codes.guardianUnknown]: [
    msg`The guardian who consented at the sign-up has to verify. Another legal representative writes an inquiry.`,
  ],
  [codes.accessTokenInvalid]: [
    msg`The login has run out, which is normal after a longer absence. They log in again.`,
    msg`If it happens every time, ask whether the browser forgets cookies when it closes.`,
  ],
  [codes.invalidRequest]: [msg`The page marks the field that does not fit. Ask what stands in it.`],
  [codes.xsrfTokenInvalid]: [
    msg`The page was open for too long, or cookies are blocked. Cookies of this site must be allowed; then load it again.`,
  ],
  [codes.notFound]: [msg`The address is old, or what it showed is gone. Take the address apart under “Address”.`],
  [codes.tooManyRequests]: [
    msg`Many requests came from their network. In a school or a company, others share its address.`,
    msg`Waiting a minute is enough.`,
  ],
  [codes.internalError]: ours,
  [codes.proofOfWorkRequired]: [
    msg`After many tries from their network or for this account, the browser solves a short task by itself. It did not finish.`,
    msg`An old browser, or one that blocks scripts in the background, is the usual reason. Another browser helps.`,
  ],
  [codes.serverBusy]: [msg`Many people are here at once. Waiting a moment is enough; nothing was lost.`],
}
