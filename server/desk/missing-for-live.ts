import { both, languagesOf } from '#contract/content-files/both.ts'
import type { MissingForLive, SetupStep } from '#contract/desk/setup.ts'
import type { Locale } from '#contract/values/locale.ts'
import { type CompanySettings, companyAdvice, sandboxCompanies } from '../config/outside-companies.ts'
import { type ServerSettings, serverProblems } from '../config/start-checks.ts'
import { isExample } from '../content/examples.ts'
import type { Database } from '../db/open.ts'
import { contentFiles } from '../db/schema/content-files.ts'

/** Companies with a step of their own: without the first two a shop cannot sell, and without the last it asks members. */
const ownSteps = ['payment', 'mail', 'identity'] as const satisfies readonly SetupStep[]

const sampleLine = /^sample: true$/m

/** Step of a company that the sandbox stands in for. */
function stepOf(key: ReturnType<typeof sandboxCompanies>[number]['key']): SetupStep {
  if (key === 'identity-verification') return 'identity'
  return key === 'payment' || key === 'mail' ? key : 'others'
}

/** What the shop lacks before it can sell, in the order of the steps. */
export async function findMissingForLive(
  { db, config }: { readonly db: Database; readonly config: CompanySettings & ServerSettings },
  locale: Locale,
): Promise<MissingForLive[]> {
  const files = await db.select({ path: contentFiles.path, text: contentFiles.text }).from(contentFiles)
  const examples = new Set(files.filter(({ path, text }) => isExample(path, text)).map(({ path }) => path))
  const own = (folder: string) => files.some(({ path }) => path.startsWith(`${folder}/`) && !examples.has(path))
  const missing = (step: SetupStep, text: string, path: string | null = null) => {
    const { message, korean } = languagesOf(text)
    return { step, text: locale === 'ko' ? korean : message, path }
  }
  const replace = (step: SetupStep, path: string, text: string) =>
    examples.has(path) ? [missing(step, text, path)] : []
  const companies = sandboxCompanies(config).map((company) => missing(stepOf(company.key), companyAdvice(company)))
  return [
    ...replace(
      'company',
      'company.yaml',
      both('The company is still the example. Enter yours.', '회사가 아직 예시예요. 우리 회사를 입력해 주세요.'),
    ),
    ...replace(
      'brand',
      'brand/brand.yaml',
      both('Logo and colours are still the example.', '로고와 색이 아직 예시예요.'),
    ),
    ...files
      .filter(({ path, text }) => path.startsWith('legal/') && sampleLine.test(text))
      .map(({ path }) =>
        missing(
          'legal',
          both(
            'This legal text is still the sample. Let somebody who knows the law read it, then untick Sample.',
            '이 법적 문서가 아직 예시예요. 법을 아는 사람에게 확인받은 뒤 예시 표시를 해제해 주세요.',
          ),
          path,
        ),
      ),
    ...(own('courses')
      ? []
      : [
          missing(
            'course',
            both('No course is your own. Change the first one.', '직접 만든 과정이 없어요. 첫 과정을 고쳐 주세요.'),
            files.find(({ path }) => path.startsWith('courses/'))?.path,
          ),
        ]),
    ...([...ownSteps, 'others'] as const).flatMap((step) => companies.filter((each) => each.step === step)),
    ...serverProblems(config).map((problem) => missing('server', problem)),
  ]
}
