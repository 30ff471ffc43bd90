import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Code } from '#contract/protocol/code-catalogue.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Feature } from '#contract/values/features.ts'
import { limits } from '#contract/values/limits.ts'
import { socialProviders } from '#contract/values/social-providers.ts'

const { refundDays, refundProgressPercent, goodsReturnDays, defectMonths, defectDays } = limits

const typeAgain = msg`Ask them to enter both again with the password shown. Caps Lock or the Korean keyboard is the usual reason.`
const unsureOfId = msg`If they don’t know their ID, they can use “Find ID” on the login page.`
const lostPassword = msg`If they forgot their password, “Reset password” sends a link.`
const emptyField = msg`The field is empty. Ask them to fill it in.`
const twiceTheSame = msg`Both fields must match. Ask them to enter both again without copying.`
const passwordRule = msg`At least 8 characters, with letters, numbers and one of ~!@#$^&*.`
const commonPassword = msg`A password that many people use isn’t accepted, even with a symbol at the end.`
const anotherPassword = msg`Any password works if it follows the rule and isn’t the last one.`
const windowClosed = msg`The provider’s window was closed or not finished. They can start again at once.`
const allowPopups = msg`If no window appears, the browser blocked it. Allow pop-ups for this site.`
const oursNotTheirs = msg`It’s a problem on our side. Nothing they entered is wrong, and nothing was lost.`
const noteNumber = msg`Note the request number under the message and the time, and pass both on.`
const tryLater = msg`Trying again in a few minutes may work.`
const registered = msg`Compare name, phone and email with what they used to sign up. An old number is the usual reason.`
const otherAccount = msg`If they signed up with a social login, they log in with that account and may have no ID.`
const limitStays = msg`This limit protects the account and can’t be lifted. The page says when it ends.`
const newestLink = msg`Links work once, for a limited time. The latest email has the right one.`
const openedByMail = msg`Some email programs open links automatically. Ask for a new link and open it by hand.`
const emailSlips = msg`Look for a space, a missing @, or a comma instead of a dot.`
const success = msg`This is a success. There’s nothing to do.`

const wrongPassword = [typeAgain, unsureOfId, lostPassword]
const ours = [oursNotTheirs, noteNumber, tryLater]
const deadLink = [newestLink, openedByMail]

/** Advice to give a customer who reports a code. A code without advice does not compile. */
export const advice: Record<Code, readonly MessageDescriptor[]> = {
  [codes.credentialsMissing]: [msg`One of the two fields is empty. Ask them to fill in both.`],
  [codes.credentialsMalformed]: wrongPassword,
  [codes.wrongCredentials]: wrongPassword,
  [codes.accountDeactivated]: [
    msg`The customer asked to close this account. It’s still being processed.`,
    msg`Only the administrator can undo it. Note the ID and pass it on.`,
  ],
  [codes.accountDeleted]: [
    msg`The account is deleted and its data can’t be recovered.`,
    msg`Signing up again needs the administrator. Note the name and pass it on.`,
  ],
  [codes.notRegistered]: [
    msg`Ask whether they’ve signed up. Mobile ID only works for existing accounts.`,
    msg`If they have, they verified with a different name or phone than at sign-up.`,
  ],
  [codes.passwordMissing]: [emptyField],
  [codes.wrongPassword]: [typeAgain, lostPassword],
  [codes.wrongCurrentPassword]: [typeAgain, lostPassword],
  [codes.changedPasswordMismatch]: [twiceTheSame],
  [codes.changedPasswordInvalid]: [passwordRule, commonPassword],
  [codes.changedPasswordUnchanged]: [anotherPassword],
  [codes.profileChanged]: [
    msg`They saved the same page in another tab or on another device. The page shows both values; they choose, then save.`,
  ],
  [codes.consentNotAsked]: [msg`They answered in another tab or on another device. My page shows what they agreed to.`],
  [codes.identityNotVerified]: [windowClosed, allowPopups],
  [codes.alreadyRegistered]: [msg`They already have an account. The alert leads to “Find ID”.`, otherAccount],
  [codes.personHasAccount]: [
    msg`This person has another account. “Find ID” shows with which ID they came before.`,
    otherAccount,
  ],
  [codes.alreadyInUse]: [
    msg`It’s already in use. For an ID, they can choose another.`,
    msg`For an email address, they may have an account already: “Find ID” shows it.`,
  ],
  [codes.useridInvalid]: [msg`5 to 15 letters and numbers; no spaces, no Korean, no symbols.`],
  [codes.signUpPasswordInvalid]: [passwordRule, commonPassword],
  [codes.signUpPasswordMismatch]: [twiceTheSame],
  [codes.phoneInvalid]: [msg`Ask them to read the number digit by digit. One is missing or extra.`],
  [codes.emailInvalid]: [emailSlips],
  [codes.identificationExpired]: [
    msg`Identity verification took too long. Ask them to start again with their phone ready.`,
  ],
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
    msg`If several messages came, the last one has the right code.`,
    msg`Ask how much time is left. The page counts down.`,
  ],
  [codes.oneTimeCodeExpired]: [msg`The time for the code is over. The page sends a new one.`],
  [codes.oneTimeCodeAttemptsUsedUp]: [msg`Too many wrong attempts. They can request a new code on the page.`],
  [codes.passwordLinkEmailInvalid]: [emailSlips],
  [codes.passwordLinkAccountNotFound]: [registered, otherAccount],
  [codes.passwordLinkIncomplete]: deadLink,
  [codes.passwordLinkNotFound]: deadLink,
  [codes.passwordLinkExpired]: deadLink,
  [codes.passwordLinkInvalid]: deadLink,
  [codes.resetPasswordInvalid]: [msg`8 to 20 characters, with letters, numbers and one of ~!@#$^&*.`, commonPassword],
  [codes.resetPasswordMismatch]: [twiceTheSame],
  [codes.resetPasswordUnchanged]: [anotherPassword],
  [codes.oneTimeCodeSent]: [
    success,
    msg`If nothing arrives within minutes, check blocked messages or the spam folder.`,
  ],
  [codes.idFound]: [success],
  [codes.passwordChanged]: [success, msg`They’re now logged out everywhere. They can log in with the new password.`],
  [codes.loggedOut]: [success],
  [codes.accessTokenValid]: [success],
  [codes.memberGone]: [
    msg`The account behind this login was deleted. The browser forgets the login and loads the page again.`,
  ],
  [codes.passwordLoginPaused]: [
    msg`Someone entered a hundred wrong passwords within a day. We told the member by email. Browsers they have used before still take the password.`,
    lostPassword,
  ],
  [codes.loginAttemptsUsedUp]: [msg`Too many wrong passwords. They can’t log in this way for a while.`, lostPassword],
  [codes.qrCodeInvalid]: [
    msg`The code on the screen expired or was used. “Get a new code” shows another.`,
    msg`It belongs to the browser that shows it: a photograph of it does not work elsewhere.`,
  ],
  [codes.qrLoginNotApproved]: [msg`The phone has not approved yet. Ask them to press Approve in the school’s app.`],
  [codes.freshAuthenticationRequired]: [
    msg`The page asks for the password again. Without one, they log in again with mobile ID or the linked account.`,
  ],
  [codes.accountSecured]: [
    msg`A new password was set or an account change was undone, which logs out every device.`,
    msg`If it wasn’t them, ask them to set a new password right away.`,
  ],
  [codes.membershipLinkNotFound]: [
    msg`The link in the mail works for 30 days after the termination, the one that the login gives for half an hour.`,
    msg`After that, the data of the membership is deleted, and nothing can be shown.`,
  ],
  [codes.nothingToObjectTo]: [
    msg`The membership is not restricted any more, or 15 days have passed since the restriction or termination.`,
    msg`An operator sees the dates with “members show”.`,
  ],
  [codes.reviewTooEarly]: [
    msg`The training app hasn’t reported half of the course’s lessons as finished.`,
    msg`“My courses” on their My page shows the finished lessons.`,
  ],
  [codes.savedCoursesFull]: [msg`A list of saved courses can hold 50. Removing some makes room.`],
  [codes.courseNotFinished]: [
    msg`The training app hasn’t reported all lessons of the course as finished.`,
    msg`“My courses” on their My page shows the finished lessons.`,
  ],
  [codes.certificateTooEarly]: [
    msg`A course that can still be refunded has no certificate yet. The page of the certificate says from when.`,
  ],
  [codes.certificateNameUnprintable]: [
    msg`Certificates can show names in Korean, Latin, Greek, Cyrillic, Chinese, Japanese or Thai letters, and this name has others.`,
    msg`They verify their identity again under “Edit profile” with the name in such letters, as in their passport, and issue the certificate then.`,
  ],
  [codes.unsubscribeLinkInvalid]: [msg`The account is closed. A member turns offers off under “Edit profile”.`],
  [codes.tooManyAddresses]: [msg`They delete an address they no longer use on My page, then save the new one.`],
  [codes.accountChangeNotFound]: [msg`A change can be undone once, within 30 days.`, lostPassword],
  [codes.socialLoginFailed]: [
    msg`The provider refused, or did not answer. Ask them to log in at the provider first, then here again.`,
    msg`ID and password work meanwhile.`,
  ],
  [codes.socialAccountTaken]: [
    msg`It’s linked to another member’s account. They log in with it, unlink it on My page, then link it here.`,
  ],
  [codes.lastWayToLogIn]: [
    msg`They have no password, no verified identity and no other linked account. “Reset password” at the login sets one.`,
  ],
  [codes.identityVerificationRefused]: [windowClosed, allowPopups],
  [codes.amountChanged]: [
    msg`A campaign may have ended while the form was open. The total on the page is the new one.`,
    msg`Nothing was paid.`,
  ],
  [codes.idempotencyKeyReused]: [
    msg`This happens when they go back and send a changed form. Reloading the page fixes it.`,
  ],
  [codes.requestInProgress]: [
    msg`Usually a double click. The first request is being processed and shows in the purchase history.`,
  ],
  [codes.insufficientStock]: [msg`Pieces of unpaid orders come back after half an hour.`],
  [codes.membershipRestricted]: [
    msg`Tell the reason of the restriction, and that an objection can be filed within 15 days.`,
  ],
  [codes.consentOutdated]: [
    msg`They agree above the order form or in My page. Courses and orders they have stay open without it.`,
  ],
  [codes.itemNotOnSale]: [msg`The course or device was taken off sale, or its terms have changed.`],
  [codes.openOrderLimitReached]: [
    msg`Each member can have up to five unpaid device orders. They can pay or cancel in the purchase history.`,
  ],
  [codes.reservedPiecesLimitReached]: [
    msg`Unpaid orders keep devices from others, so each member’s can hold ten in total. Once they have paid, they can order more.`,
  ],
  [codes.basketFull]: [msg`A basket can hold 40 lines. Ordering or removing some makes room.`],
  [codes.orderStateConflict]: [msg`Ask for the order number and check its status. Another tab may have continued.`],
  [codes.nothingToRefund]: [
    msg`Courses can be refunded within ${refundDays} days and under ${refundProgressPercent}% progress, goods within ${goodsReturnDays} days of delivery.`,
    msg`Defective goods can be returned within ${defectMonths} months of delivery and ${defectDays} days of finding the defect.`,
  ],
  [codes.refundAccountMissing]: [
    msg`Virtual account payments can’t be reversed, so we need a bank, account number and name.`,
  ],
  [codes.refundHolderMismatch]: [
    msg`Refunds go to an account of the member or group alone. If the name on the account is spelled differently, refund it by the operator’s command.`,
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
  [codes.tooYoung]: [
    msg`A guardian’s consent needs identity verification, which this shop is without. Nobody under 14 can be a member.`,
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
  [codes.tooManyImages]: [msg`One picture per inquiry. Combine screenshots into one, or send another inquiry.`],
  [codes.imageTooManyPixels]: [
    msg`At most 25 million pixels; half of that for GIF, progressive JPG and interlaced PNG.`,
    msg`Ask them to make the picture smaller, or to cut out the part that matters.`,
  ],
  [codes.imageDamaged]: [
    msg`The file is incomplete, often after a broken download. Ask them to open it and save it again.`,
  ],
  [codes.tooManyInquiries]: [
    msg`This limit can’t be lifted. Take the inquiry by phone.`,
    msg`It ends 24 hours after their first inquiry.`,
  ],
  [codes.openingLinkInvalid]: [msg`They have no notifications left. The link was used, or the course has opened.`],
  [codes.courseIsOpen]: [msg`The page was open when the course opened. Loading it again shows the prices.`],
  [codes.tooManyDataExports]: [
    msg`This limit can’t be lifted. The files of the last request can be downloaded for 24 hours.`,
  ],
  [codes.withdrawalDelayed]: [
    msg`Tell until when the restriction runs, and that an objection can be filed within 15 days. The page says both.`,
  ],
  [codes.guardianUnknown]: [
    msg`The guardian who consented at the sign-up has to verify. Another legal representative writes an inquiry.`,
  ],
  [codes.trackingDeclined]: [msg`Nothing is wrong: their browser asks not to be counted. No screen shows this code.`],
  [codes.accessTokenInvalid]: [
    msg`Their login has expired, which is normal after a while. They can log in again.`,
    msg`If it happens every time, ask whether the browser forgets cookies when it closes.`,
  ],
  [codes.invalidRequest]: [msg`The page marks the invalid field. Ask what they entered there.`],
  [codes.xsrfTokenInvalid]: [
    msg`The page was open for too long, or cookies are blocked. Cookies of this site must be allowed; then load it again.`,
  ],
  [codes.notFound]: [msg`The address is old, or its page is gone. Check it under “Address”.`],
  [codes.tooManyRequests]: [
    msg`Many requests came from their network. Schools and companies share one address.`,
    msg`Waiting a minute is enough.`,
  ],
  [codes.internalError]: ours,
  [codes.proofOfWorkRequired]: [
    msg`After many attempts from their network or for this account, the browser runs a short check. It didn’t finish.`,
    msg`The usual reason is an old browser or one that blocks background scripts. Suggest another browser.`,
  ],
  [codes.featureOff]: [
    msg`The shop does not offer this any more. The page that the customer sees is older; loading it again shows what there is.`,
  ],
  [codes.serverBusy]: [msg`Many people are here at once. Waiting a moment is enough. Nothing was lost.`],
}

/** Advice that holds only in a shop with one of the features. */
const featuresOfAdvice = new Map<MessageDescriptor, readonly Feature[]>([[otherAccount, socialProviders]])

/** Advice on a code for customers of a shop without the features `off`. */
export function adviceOn(code: Code, off: readonly Feature[]): readonly MessageDescriptor[] {
  return advice[code].filter((line) => {
    const features = featuresOfAdvice.get(line)
    return features === undefined || features.some((feature) => !off.includes(feature))
  })
}
