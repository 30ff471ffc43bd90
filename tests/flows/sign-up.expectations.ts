import type { signUpActors } from '#machines/sign-up.actors.ts'
import type { signUpMachine } from '#machines/sign-up.machine.ts'
import type { Expectations, StepName, Text } from './expectations.ts'
import { sampleId, sampleSession } from './samples/samples.ts'
import { adult, child, consentedChild } from './samples/sign-up.samples.ts'
import type { signUpFlow } from './sign-up.model.ts'

type SignUpStepName = StepName<typeof signUpFlow.events> | StepName<typeof signUpFlow.replies>

/** The results of the steps are stored in the browser. */
const saved = [{ type: 'saveDraft' }] as const

/** The first step without a result. */
const proceeding = [
  { when: { verifiesIdentity: false, email: undefined }, target: 'verifyingEmail', actions: saved },
  { when: { verifiesIdentity: false }, target: 'enteringDetails', actions: saved },
  { when: { identification: undefined }, target: 'verifyingIdentity', actions: saved },
  { when: { identification: child, guardian: undefined }, target: 'agreeingAsGuardian', actions: saved },
  { when: { identification: child }, target: 'verifyingGuardian', actions: saved },
  { when: { email: undefined }, target: 'verifyingEmail', actions: saved },
  { target: 'enteringDetails', actions: saved },
] as const

/** The same for somebody who is identified already. */
const keepingIdentity = [
  { when: { identification: child, guardian: undefined }, target: 'agreeingAsGuardian', actions: saved },
  { when: { identification: child }, target: 'verifyingGuardian', actions: saved },
  { when: { identification: consentedChild, email: undefined }, target: 'verifyingEmail', actions: saved },
  { when: { identification: consentedChild }, target: 'enteringDetails', actions: saved },
  { when: { identification: adult, email: undefined }, target: 'verifyingEmail', actions: saved },
  { when: { identification: adult }, target: 'enteringDetails', actions: saved },
] as const

/** What a member is made of; `person` is the applicant's identification, or who they say they are. */
const joining = (person: { readonly idfc_id: string } | { readonly name: string; readonly birth: string }) =>
  ({
    target: 'joining',
    invokes: {
      join: {
        memberType: 'IDV',
        body: {
          userid: 'gaeul2026',
          pwd: 'Practice1!',
          pwd_confirm: 'Practice1!',
          phone: '01047830142',
          nickname: '',
          group: '',
          belonging: { scnm: '', clno: '', dept: '' },
          terms: '2025',
          collection: '2025',
          marketing: '2025',
          recv_sms: false,
          recv_email: true,
          ...person,
          email: 'gaeul@member.example',
          email_verification_id: '00000000-0000-4000-8000-000000000003',
          human_check: '00000000-0000-4000-8000-000000000004',
        },
      },
    },
  }) as const

/** Both conditions of the last form: an ID that was available, and the human check. */
const isReady = { availableUserid: 'gaeul2026', humanProof: '00000000-0000-4000-8000-000000000004' }

/** The call failed: back to the form or step that it came from. */
const backTo = <State extends string>(target: State, shows: Text) => ({ target, shows }) as const
const backToDetails = (shows: Text) => backTo('enteringDetails', shows)

const accountExists = (shows: Text) => ({ target: 'accountExists', actions: saved, shows }) as const
const identificationOver = (shows: Text) => ({ target: 'identificationOver', actions: saved, shows }) as const

const alreadyRegistered = {
  ko: '이미 가입한 계정이 있어요. 아이디를 찾아 로그인해 주세요.',
  en: 'You already have an account. Find its ID and log in.',
}
const notVerified = {
  ko: '먼저 본인 확인을 마쳐 주세요.',
  en: 'Verify your identity first.',
}
const verificationLate = {
  ko: '확인 시간이 지났어요. 처음부터 다시 해 주세요.',
  en: 'The verification has expired. Start again.',
}
const verificationRefused = {
  ko: '본인 확인을 마치지 않았어요. 준비되면 다시 시작해 주세요.',
  en: 'Identity verification wasn’t completed. Start again when you’re ready.',
}
const termsOutdated = {
  ko: '그사이 약관이 바뀌었어요. 확인하고 다시 동의해 주세요.',
  en: 'The terms have changed. Read and accept them again.',
}
const inUse = {
  ko: '이미 사용 중이에요. 다른 것으로 정해 주세요.',
  en: 'This is already in use. Choose another.',
}
const useridInvalid = { ko: '아이디는 영문과 숫자만 쓸 수 있어요.', en: 'Use only letters and numbers for your ID.' }
const humanCheckFailed = {
  ko: '로봇이 아닌지 확인하지 못했어요. 체크박스를 다시 눌러 주세요.',
  en: 'We couldn’t confirm you’re not a robot. Tick the box again.',
}
const systemError = {
  ko: '가입하는 중에 저희 쪽에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  en: 'Something went wrong on our side during sign-up. Try again in a moment.',
}
const networkError = { ko: '네트워크 오류가 생겼어요', en: 'Network Error' }

/** What the form for the terms says. */
const termsTexts = [
  { ko: '필수 항목 두 가지에 동의하면 계속할 수 있어요.', en: 'Accept the two required items to continue.' },
] as const

/** Why an identity is verified. */
const identityTexts = [
  {
    ko: '한 사람이 한 계정을 쓰도록 이름과 생년월일, 휴대폰 번호만 확인해요.',
    en: 'We only check your name, date of birth and phone number, so each person has one account.',
  },
] as const

/** How the guardian verifies. */
const guardianTexts = [
  {
    ko: '이 화면에서 보호자의 휴대폰으로 확인해요. 1분쯤 걸려요.',
    en: 'The guardian verifies on this screen with their own phone. It takes about a minute.',
  },
] as const

/** Becoming a member, from the terms to the account (specification, sections 2 to 5 and 8). */
export const signUpExpectations: Expectations<typeof signUpMachine, typeof signUpActors, SignUpStepName> = {
  starts: {
    terms: { target: 'opening', invokes: { readDraft: undefined } },
    identity: { target: 'opening', invokes: { readDraft: undefined } },
    details: { target: 'opening', invokes: { readDraft: undefined } },
    'without identity verification': { target: 'opening', invokes: { readDraft: undefined } },
  },
  states: {
    opening: {
      sees: { role: 'heading', name: { ko: '약관을 확인해 주세요', en: 'Review the terms' } },
      reads: termsTexts,
      steps: {
        'readDraft nothing': { target: 'enteringTerms' },
        'readDraft terms': [
          { when: { verifiesIdentity: false }, target: 'verifyingEmail', actions: saved },
          { target: 'verifyingIdentity' },
        ],
        'readDraft identity': { target: 'verifyingIdentity' },
        'readDraft child': { target: 'agreeingAsGuardian', actions: saved },
        'readDraft guardian': { target: 'verifyingGuardian', actions: saved },
        'readDraft email': [
          { when: { requestedStep: 'terms' }, target: 'enteringTerms' },
          { when: { requestedStep: 'details' }, target: 'enteringDetails', actions: saved },
        ],
        'readDraft denied': { target: 'enteringTerms' },
      },
    },
    resuming: 'transient',
    proceeding: 'transient',
    enteringTerms: {
      sees: { role: 'heading', name: { ko: '약관을 확인해 주세요', en: 'Review the terms' } },
      reads: termsTexts,
      failureTitles: [{ ko: '아직 동의하지 않았어요', en: 'Not accepted yet' }],
      steps: { 'terms.agreed ticked': proceeding },
    },
    verifyingIdentity: {
      sees: {
        role: 'heading',
        name: { ko: '본인 확인하기', en: 'Verify your identity' },
        navigatesTo: '^/find-account$',
      },
      reads: identityTexts,
      failureTitles: [{ ko: '본인 확인을 마치지 못했어요', en: 'We couldn’t verify your identity' }],
      steps: {
        'identity.verified approved': {
          target: 'identifying',
          invokes: { identifyForSignUp: { params: { type: 'OACX' }, body: { idfc_id: sampleId } } },
        },
        'result.kept pressed': keepingIdentity,
        'back pressed': { target: 'enteringTerms' },
      },
    },
    identifying: {
      sees: { role: 'status', name: { ko: '확인한 정보를 가져오고 있어요', en: 'Getting your details' } },
      reads: identityTexts,
      steps: {
        'identifyForSignUp adult': { target: 'verifyingEmail', actions: saved },
        'identifyForSignUp child': { target: 'agreeingAsGuardian', actions: saved },
        'identifyForSignUp member': accountExists(alreadyRegistered),
        'identifyForSignUp unfinished': backTo('verifyingIdentity', notVerified),
        'identifyForSignUp late': backTo('verifyingIdentity', verificationLate),
        'identifyForSignUp refused': backTo('verifyingIdentity', verificationRefused),
        'identifyForSignUp offline': backTo('verifyingIdentity', networkError),
      },
    },
    agreeingAsGuardian: {
      sees: { role: 'heading', name: { ko: '보호자와 함께 진행해 주세요', en: 'Continue with your guardian' } },
      reads: [
        { ko: '만 14세가 되기 전에는 보호자가 동의해야 가입할 수 있어요.', en: 'Under-14s need a guardian’s consent.' },
        { ko: '2030년 5월 3일부터 혼자 가입 가능', en: 'On your own from 3 May 2030' },
        { ko: '보호자가 동의하는 내용', en: 'What the guardian consents to' },
      ],
      failureTitles: [{ ko: '아직 동의하지 않았어요', en: 'Not accepted yet' }],
      steps: {
        'guardian.agreed ticked': { target: 'verifyingGuardian', actions: saved },
        'back pressed': { target: 'verifyingIdentity' },
      },
    },
    verifyingGuardian: {
      sees: { role: 'heading', name: { ko: '이제 보호자가 본인 확인을 해 주세요', en: 'Guardian verification' } },
      reads: guardianTexts,
      failureTitles: [{ ko: '동의를 마치지 못했어요', en: 'We couldn’t record the consent' }],
      steps: {
        'identity.verified approved': {
          target: 'consenting',
          invokes: {
            consentAsGuardian: {
              params: { type: 'OACX' },
              body: {
                relation: 'mother',
                collection: '2025',
                idfc_id: '00000000-0000-4000-8000-000000000002',
                guardian_idfc_id: sampleId,
              },
            },
          },
        },
        'back pressed': { target: 'agreeingAsGuardian' },
      },
    },
    consenting: {
      sees: { role: 'status', name: { ko: '동의를 저장하고 있어요', en: 'Recording the consent' } },
      reads: guardianTexts,
      steps: {
        'consentAsGuardian given': { target: 'verifyingEmail', actions: saved },
        'consentAsGuardian invalid': backTo('verifyingGuardian', {
          ko: '보호자는 가입하는 분이 아닌 성인이어야 해요. 보호자로 다시 확인해 주세요.',
          en: 'A guardian must be an adult other than the child. Verify as the guardian.',
        }),
        'consentAsGuardian late': backTo('verifyingGuardian', verificationLate),
        'consentAsGuardian unfinished': backTo('verifyingGuardian', notVerified),
        'consentAsGuardian refused': backTo('verifyingGuardian', verificationRefused),
        'consentAsGuardian rewritten': {
          target: 'agreeingAsGuardian',
          actions: saved,
          shows: termsOutdated,
          context: { guardian: undefined },
        },
        'consentAsGuardian offline': backTo('verifyingGuardian', networkError),
      },
    },
    verifyingEmail: {
      sees: { role: 'heading', name: { ko: '이메일 주소 확인', en: 'Confirm your email address' } },
      failureTitles: [{ ko: '이메일을 다시 확인해 주세요', en: 'Confirm your email address again' }],
      steps: {
        'email.verified confirmed': { target: 'enteringDetails', actions: saved },
        'result.kept pressed': {
          when: { email: { id: '00000000-0000-4000-8000-000000000003', email: 'gaeul@member.example' } },
          target: 'enteringDetails',
          actions: saved,
        },
        'back pressed': [
          { when: { verifiesIdentity: false }, target: 'enteringTerms' },
          { target: 'verifyingIdentity' },
        ],
      },
    },
    enteringDetails: {
      sees: { role: 'heading', name: { ko: '회원 정보를 입력해 주세요', en: 'Enter your details' } },
      failureTitles: [
        { ko: '1개 항목을 확인해 주세요', en: '1 field to fix' },
        { ko: '아이디를 확인하지 못했어요', en: 'We couldn’t check this ID' },
        { ko: '가입을 마치지 못했어요', en: 'We couldn’t create your account' },
        { ko: '로봇이 아닌지 확인하지 못했어요', en: 'We couldn’t confirm you’re not a robot' },
      ],
      steps: {
        'userid.submitted typed': {
          target: 'checkingUserid',
          invokes: { checkUserid: { query: { userId: 'gaeul2026' } } },
        },
        'human.asserted ticked': { target: 'provingHuman', invokes: { proveHuman: undefined } },
        'details.submitted typed': [
          {
            when: { identification: adult, ...isReady },
            ...joining({ idfc_id: '00000000-0000-4000-8000-000000000001' }),
          },
          {
            when: { identification: consentedChild, ...isReady },
            ...joining({ idfc_id: '00000000-0000-4000-8000-000000000002' }),
          },
        ],
        'details.submitted typed with name and birth': {
          when: { identification: undefined, ...isReady },
          ...joining({ name: '문가을', birth: '2004-10-09' }),
        },
        'back pressed': { target: 'verifyingEmail' },
      },
    },
    checkingUserid: {
      sees: { role: 'button', name: { ko: '아이디를 확인하고 있어요', en: 'Checking the ID' } },
      steps: {
        'checkUserid free': { target: 'enteringDetails' },
        'checkUserid taken': backToDetails(inUse),
        'checkUserid invalid': backToDetails(useridInvalid),
        'checkUserid offline': backToDetails(networkError),
      },
    },
    provingHuman: {
      sees: { role: 'status', name: { ko: '확인하고 있어요', en: 'Checking' } },
      steps: {
        'proveHuman proved': { target: 'enteringDetails' },
        'proveHuman refused': backToDetails(humanCheckFailed),
        'proveHuman offline': backToDetails(networkError),
      },
    },
    joining: {
      sees: { role: 'button', name: { ko: '계정을 만들고 있어요', en: 'Creating your account' } },
      steps: {
        'join welcome': {
          target: 'complete',
          actions: [{ type: 'openSession', params: { session: sampleSession } }, { type: 'clearDraft' }],
        },
        'join member': accountExists(alreadyRegistered),
        'join member meanwhile': accountExists({
          ko: '이미 가입한 분이에요.',
          en: 'There is already an account for this person.',
        }),
        'join late': identificationOver(verificationLate),
        'join unidentified': identificationOver(notVerified),
        'join without guardian': {
          target: 'agreeingAsGuardian',
          actions: saved,
          shows: {
            ko: '만 14세 미만은 보호자가 먼저 동의해야 해요. 보호자의 본인 확인을 받아 주세요.',
            en: 'If you’re under 14, your guardian must consent first. Ask them to verify.',
          },
        },
        'join too young': backToDetails({
          ko: '만 14세부터 가입할 수 있어요. 생년월일을 확인해 주세요.',
          en: 'You must be 14 or older to sign up. Check your date of birth.',
        }),
        'join without email': {
          target: 'verifyingEmail',
          actions: saved,
          shows: {
            ko: '이메일 주소를 아직 확인하지 않았어요. 메일의 링크를 열어 주세요.',
            en: 'Your email address isn’t confirmed yet. Open the link in our email to continue.',
          },
        },
        'join rewritten': {
          target: 'enteringTerms',
          actions: saved,
          shows: termsOutdated,
          context: { consents: undefined },
        },
        'join in use': backToDetails(inUse),
        'join invalid ID': backToDetails(useridInvalid),
        'join invalid password': backToDetails({
          ko: '비밀번호는 영문, 숫자, 기호를 섞어 8자 이상으로 만들어 주세요.',
          en: 'A password needs at least 8 characters, with letters, numbers and symbols.',
        }),
        'join passwords differ': backToDetails({
          ko: '비밀번호가 서로 달라요. 둘 다 다시 입력해 주세요.',
          en: 'The passwords don’t match. Enter both again.',
        }),
        'join email in use': backToDetails(inUse),
        'join invalid phone': backToDetails({
          ko: '휴대폰 번호를 다시 확인해 주세요.',
          en: 'Enter a valid phone number.',
        }),
        'join invalid email': backToDetails({
          ko: '이메일 주소를 다시 확인해 주세요.',
          en: 'Enter a valid email address.',
        }),
        'join no person': backToDetails(humanCheckFailed),
        'join failing': backToDetails(systemError),
        'join failing again': backToDetails(systemError),
        'join offline': backToDetails(networkError),
      },
    },
    accountExists: {
      sees: { role: 'alertdialog', name: { ko: '이미 계정이 있어요', en: 'You already have an account' } },
      reads: identityTexts,
      steps: {
        'find-id.chosen alert': { target: 'verifyingIdentity', actions: [{ type: 'goToFindId' }] },
        'alert.closed alert': { target: 'verifyingIdentity' },
      },
    },
    identificationOver: {
      sees: { role: 'alertdialog', name: { ko: '본인 확인을 다시 해 주세요', en: 'Verify your identity again' } },
      reads: identityTexts,
      steps: { 'alert.closed alert': { target: 'verifyingIdentity' } },
    },
    complete: {
      sees: { role: 'heading', name: { ko: '환영해요', en: 'Welcome' } },
      reads: [
        {
          ko: '로그인됐어요. 다른 기기에서는 이 아이디로 로그인해 주세요: gaeul2026',
          en: 'You’re logged in. On other devices, log in with your ID gaeul2026',
        },
      ],
      steps: {},
    },
  },
}
