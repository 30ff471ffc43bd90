import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { paths } from '#contract/addresses/paths.ts'
import { postcodeWindow } from '#contract/values/postcode.ts'
import { socialLoginPath, socialProviders } from '#contract/values/social-providers.ts'
import type { Config } from '../config/config.ts'
import type { Clock } from '../lib/clock.ts'
import { answers, notice } from './controls.ts'
import { providerName } from './oauth/accounts.ts'
import { languageOf, sayIn, sendPage } from './page.ts'

/** Lists every window of the sandbox, with a line about each. `keys` names the providers that it stands in for. */
export function sendOverview(
  c: Context,
  clock: Clock,
  keys: readonly string[],
  { deskOrigin }: Pick<Config, 'deskOrigin'>,
) {
  const locale = languageOf(c)
  const say = sayIn(locale)
  const stands = (key: string) => keys.includes(key)
  const windows = [
    {
      isThere: stands('identity-verification'),
      href: paths.login(),
      title: say('본인 확인', 'Identity verification'),
      text: say(
        '로그인이나 가입에서 열려요. 사람과 응답을 골라요.',
        'Opens from login and sign-up. Choose a person and a response.',
      ),
    },
    ...socialProviders.map((provider) => ({
      isThere: stands(provider),
      href: socialLoginPath(provider),
      title: say(`${providerName(provider, locale)} 로그인`, `Login with ${providerName(provider, locale)}`),
      text: say('계정과 제공할 정보, 응답을 골라요.', 'Choose an account, what to share and a response.'),
    })),
    {
      isThere: stands('student-id-app'),
      href: '/sandbox/phone',
      title: say('학생증', 'Student ID'),
      text: say('학교 앱 대신 QR을 읽고 승인해요.', 'Reads and approves codes in place of the school’s app.'),
    },
    {
      isThere: stands('payment'),
      href: paths.courses(),
      title: say('결제창', 'Payment'),
      text: say('주문에서 열려요. 응답을 골라요.', 'Opens from an order. Choose a response.'),
    },
    {
      isThere: stands('payment'),
      href: '/sandbox/bank',
      title: say('은행', 'Bank'),
      text: say('가상계좌에 입금해요.', 'Deposits into virtual accounts.'),
    },
    {
      isThere: stands('learning-system'),
      href: '/sandbox/learning',
      title: say('학습 시스템', 'Learning system'),
      text: say(
        '수업을 마친 것으로 처리해요. 진도가 여기에서 정해져요.',
        'Marks lessons as finished. Progress comes from here.',
      ),
    },
    {
      isThere: stands('mail') || stands('text-messages'),
      href: '/sandbox/outbox',
      title: say('보낸 메일함', 'Outbox'),
      text: say(
        '메일과 문자가 여기서 멈춰요. 번호와 링크를 봐요.',
        'Emails and text messages stop here, with their codes and links.',
      ),
    },
    {
      isThere: stands('postcode-search'),
      href: postcodeWindow(randomUUID()),
      title: say('주소 찾기', 'Address search'),
      text: say(
        '주문에서 열려요. 주소와 우편번호를 골라요.',
        'Opens from an order. Choose an address with its postal code.',
      ),
    },
    {
      isThere: true,
      href: '/sandbox/members',
      title: say('연습용 회원', 'Sandbox members'),
      text: say('로그인해 볼 회원을 보고, 처음 상태로 되돌려요.', 'Lists the members to log in as, and restores them.'),
    },
    {
      isThere: deskOrigin !== undefined,
      href: '/sandbox/desk',
      title: say('운영자로 들어가기', 'Work at the desk'),
      text: say('역할을 선택해 운영 화면을 열어요.', 'Choose a role, and open the operators’ desk.'),
    },
    {
      isThere: clock.offset !== undefined,
      href: '/sandbox/clock',
      title: say('연습 시계', 'Sandbox clock'),
      text: say('쇼핑몰의 시간을 옮겨요.', 'Moves the shop’s time.'),
    },
  ]
  const heading = say('외부 서비스를 대신하는 창', 'Windows that stand in for outside services')
  return sendPage(c, clock, {
    title: say('연습용 창', 'Sandbox'),
    subtitle: say('실제가 아니에요', 'Nothing here is real'),
    body: notice(heading, answers(windows.filter(({ isThere }) => isThere))),
    about: say('실제 서비스가 설정되지 않은 동안에만 있어요.', 'exists only while no real providers are configured.'),
  })
}
