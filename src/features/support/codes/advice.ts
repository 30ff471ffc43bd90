import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Code } from '../../../../contract/codes.ts'
import { limits } from '../../../../contract/limits.ts'

const { refundDays, refundProgressPercent, goodsReturnDays, defectMonths, defectDays } = limits

const typeAgain = msg`Ask them to type both again, with the eye beside the password pressed. Caps Lock and the Korean keyboard are the usual reasons.`
const unsureOfId = msg`Who is not sure of the ID finds it under “Find my ID” on the login page.`
const lostPassword = msg`Who has lost the password gets a link to a new one under “Find my password”.`
const emptyField = msg`The field is empty. Ask them to fill it in.`
const twiceTheSame = msg`Both fields must hold the same. Ask them to type both anew, without copying.`
const passwordRule = msg`At least 8 characters, with letters, numbers and one of ~!@#$^&*.`
const anotherPassword = msg`Any password will do that fits the rule and was not the last one.`
const windowClosed = msg`The provider’s window was closed or not finished. They can start again at once.`
const allowPopups = msg`If no window appears, the browser holds it back: allow popups for this site.`
const oursNotTheirs = msg`The fault is ours: nothing that they typed is wrong, and nothing was lost.`
const noteNumber = msg`Note the request number under the message and the time, and pass both on.`
const tryLater = msg`Trying again after a few minutes may already work.`
const registered = msg`Compare name, phone and e-mail with what they used when they signed up; an old number is the usual reason.`
const otherAccount = msg`Who signed up with Google, Kakao or Naver logs in with that account and may have no ID.`
const limitStays = msg`Nobody can lift this limit: it protects the account. The page says when it ends.`
const newestLink = msg`A link works once and for a limited time. The newest mail holds the good one.`
const openedByMail = msg`Some mail programs open links by themselves. A new link, opened by hand, helps.`
const emailSlips = msg`Look for a space, a missing @, or a comma instead of a dot.`
const success = msg`This is the answer of a success: there is nothing to do.`

const wrongPassword = [typeAgain, unsureOfId, lostPassword]
const ours = [oursNotTheirs, noteNumber, tryLater]
const deadLink = [newestLink, openedByMail]

/** What to tell a customer who reads a code out. A code without advice does not compile. */
export const advice: Record<Code, readonly MessageDescriptor[]> = {
  MB20001404: [msg`One of the two fields is empty. Ask them to fill in both.`],
  MB20002404: wrongPassword,
  MB20003400: wrongPassword,
  MB20005400: [
    msg`A withdrawal was requested for this account, and it is still being worked on.`,
    msg`Only the administrator can undo it. Note the ID and pass it on.`,
  ],
  MB20004400: [
    msg`The account is gone, and its data cannot be brought back.`,
    msg`Signing up again needs the administrator. Note the name and pass it on.`,
  ],
  MB20022404: [
    msg`Ask whether they have signed up at all: simple authentication only opens accounts that are there.`,
    msg`If they have, they proved who they are with another name or phone than they signed up with.`,
  ],
  MB41002400: [emptyField],
  MB41003400: [typeAgain, lostPassword],
  MB41102400: [typeAgain, lostPassword],
  MB41104400: [twiceTheSame],
  MB41105400: [passwordRule],
  MB41103400: [anotherPassword],
  MB12101404: [windowClosed, allowPopups],
  MB12103400: [msg`They already have an account. The alert leads to “Find my ID”.`, otherAccount],
  MB40203400: [msg`This person has another account. “Find my ID” shows with which ID they came before.`, otherAccount],
  MB11001400: [
    msg`Somebody already has it. For an ID, they choose another.`,
    msg`For an e-mail address, they may have an account already: “Find my ID” shows it.`,
  ],
  MB10001400: [msg`5 to 15 letters and numbers; no spaces, no Korean, no symbols.`],
  MB10002400: [passwordRule],
  MB10003400: [twiceTheSame],
  MB10004400: [msg`Ask them to read the number out digit by digit: one is missing or too many.`],
  MB10005400: [emailSlips],
  MB10011404: [msg`Proving who they are took too long. They start again, with the phone at hand.`],
  MB10012500: ours,
  MB10013500: ours,
  MB21005404: [registered, otherAccount],
  MB21104404: [registered, otherAccount],
  MB21004500: ours,
  MB22003500: ours,
  MB22004500: ours,
  MB21003429: [limitStays],
  MB22003429: [limitStays],
  MB21101400: [emptyField],
  MB21103400: [
    msg`If several messages came, the last one holds the good code.`,
    msg`Ask how much time is left: the page counts it down.`,
  ],
  MB21102404: [msg`The time for the code is over. The page sends a new one.`],
  MB21105429: [msg`The code was wrong too many times and is spent. The page sends a new one.`],
  MB22001400: [emailSlips],
  MB22002404: [registered, otherAccount],
  MB22101400: deadLink,
  MB22101404: deadLink,
  MB22103404: deadLink,
  MB22201400: deadLink,
  MB22202400: [msg`8 to 20 characters, with letters, numbers and one of ~!@#$^&*.`],
  MB22203400: [twiceTheSame],
  MB22204400: [anotherPassword],
  MB21000200: [
    success,
    msg`If nothing arrives within minutes, the message may be among blocked ones or in the spam folder.`,
  ],
  MB21100200: [success],
  MB22200200: [success, msg`All browsers are logged out now; they log in with the new password.`],
  MB20100200: [success],
  MB23000200: [success],
  '4040011': [msg`The account behind this login was deleted. The browser forgets the login and loads the page again.`],
  PR20001429: [msg`Too many wrong passwords have closed this way in for a while.`, lostPassword],
  PR20002404: [
    msg`The code on the screen is over or was used. “Get a new code” shows another.`,
    msg`It belongs to the browser that shows it: a photograph of it does not work elsewhere.`,
  ],
  PR20003400: [msg`The phone has not approved yet. Ask them to press Approve in the school’s app.`],
  PR20006403: [
    msg`The page asks for the password again. Who has none logs in once more, by simple authentication or with the linked account.`,
  ],
  PR20007400: [
    msg`The password was set anew, or a change of the account was taken back: that logs it out everywhere.`,
    msg`If it was not them, let them set a new password at once.`,
  ],
  PR20008404: [msg`A change can be taken back for 30 days, and once.`, lostPassword],
  PR20004400: [
    msg`The provider refused, or did not answer. Ask them to log in at the provider first, then here again.`,
    msg`ID and password work meanwhile.`,
  ],
  PR20005400: [
    msg`That account already opens another member’s account. They log in with it, unlink it on “My page”, then link it here.`,
  ],
  PR12001400: [windowClosed, allowPopups],
  PR30001400: [
    msg`A campaign may have ended while the form was open; the total on the page is the new one.`,
    msg`Nothing was paid.`,
  ],
  PR30002400: [msg`Going back and sending a changed form again brings this. Loading the page anew mends it.`],
  PR30003409: [msg`Usually a double click: the first one is on its way, and shows in the purchase history.`],
  PR30004400: [msg`Pieces of unpaid orders come back after half an hour.`],
  PR30005403: [msg`Tell the reason of the restriction, and that an objection can be filed within 15 days.`],
  PR30006400: [msg`The course or device was taken off sale, or its terms have changed.`],
  PR30012400: [
    msg`Unpaid orders keep devices from others, so no member has more than five. They can pay or cancel them in the purchase history.`,
  ],
  PR30009400: [msg`Ask for the order number and look up its status; another tab may have gone on.`],
  PR30010400: [
    msg`Content can be given back for ${refundDays} days and under ${refundProgressPercent}% progress, goods for ${goodsReturnDays} days after they arrived.`,
    msg`Defective goods are another matter: within ${defectMonths} months of receipt, and ${defectDays} days after the defect was found.`,
  ],
  PR30011400: [msg`A paid virtual account has no way back of its own, so it needs bank, number and name.`],
  PR11001429: [limitStays],
  PR11002404: deadLink,
  PR11003400: [
    msg`The link in the mail has to be opened, on any device, and the button there pressed.`,
    msg`The page that waits must stay open in the browser where they began.`,
  ],
  PR11004400: [msg`A parent or another legal representative verifies with their own phone, on the same page.`],
  PR11005400: [msg`The guardian has to be 19 or older. The child’s own verification does not count for this step.`],
  PR11006400: [msg`They tick “I am a person” again. Each tick is good for one sign-up, for an hour.`],
  PR11007400: [msg`They go back to the first step, where the new text is, and agree again. What they typed stays.`],
  PR10001400: [
    msg`The login has run out, which is normal after a longer absence. They log in again.`,
    msg`If it happens every time, ask whether the browser forgets cookies when it closes.`,
  ],
  PR10002400: [msg`The page marks the field that does not fit. Ask what stands in it.`],
  PR10003403: [
    msg`The page was open for too long, or cookies are blocked. Cookies of this site must be allowed; then load it again.`,
  ],
  PR10004404: [msg`The address is old, or what it showed is gone. Take the address apart under “Address”.`],
  PR10005429: [
    msg`Many requests came from their network. In a school or a company, others share its address.`,
    msg`Waiting a minute is enough.`,
  ],
  PR10006500: ours,
  PR10008429: [
    msg`After many tries from their network or for this account, the browser solves a short task by itself. It did not finish.`,
    msg`An old browser, or one that blocks scripts in the background, is the usual reason. Another browser helps.`,
  ],
  PR10007503: [msg`Many people are here at once. Waiting a moment is enough; nothing was lost.`],
}
