import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { courseHighlights } from '#contract/courses/course-calls.ts'
import { defaultMemberType } from '#contract/courses/courses.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import type { NewMember } from '#machines/sign-up.data.ts'
import { Text } from '#ui/content/text.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { StepActions } from '#ui/form/step-actions.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import * as styles from './sign-up.css.ts'
import { Step } from './step.tsx'

interface CompleteStepProps {
  readonly member: NewMember | undefined
}

/** Number of shown free lessons. */
const shownLessons = 2

/** Last step: welcomes the new member, who is logged in, and suggests free lessons. */
export function CompleteStep({ member }: CompleteStepProps) {
  const { http } = useAppContext()
  const { t } = useLingui()
  const { data } = useQuery(endpointQuery(http, courseHighlights, {}))
  const name = member?.username ?? ''
  const userid = member?.userid ?? ''
  const count = data?.totals.free_lessons
  const first = data?.free[0]
  const number = first?.number
  return (
    <Step
      title={t`Welcome, ${name}`}
      lede={
        <>
          <Trans>You’re logged in. On other devices, log in with your ID {userid}.</Trans>{' '}
          {count !== undefined && (
            <Plural value={count} one="# free lesson is ready for you." other="# free lessons are ready for you." />
          )}
        </>
      }
    >
      <Stack gap={2} marginBottom={6}>
        {data?.free.slice(0, shownLessons).map(({ course, number, title, thumbnail }) => (
          <Link
            key={`${course.idx} ${number}`}
            className={styles.lesson}
            to="/contents/detail"
            search={{ id: course.idx, memberType: defaultMemberType(course.individual) }}
            data-field={course.code}
          >
            <Picture rounded="small" src={thumbnail} width={800} height={600} loading="lazy" />
            <div>
              <Text as="p" strong>
                {title}
              </Text>
              <Text as="p" size="small" muted>
                {course.title}
              </Text>
            </div>
            <Icon name="chevron-right" size={20} />
          </Link>
        ))}
      </Stack>
      <StepActions>
        <ButtonLink size="large" to="/">
          <Trans>Go to the home page</Trans>
        </ButtonLink>
        <ButtonLink variant={first ? undefined : 'primary'} size="large" to="/mypage">
          <Trans>My page</Trans>
        </ButtonLink>
        {first && (
          <ButtonLink
            variant="primary"
            size="large"
            to="/contents/detail"
            search={{ id: first.course.idx, memberType: defaultMemberType(first.course.individual) }}
            hash="curriculum"
          >
            <Trans>Start lesson {number}</Trans>
          </ButtonLink>
        )}
      </StepActions>
    </Step>
  )
}
