import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths } from '../../../../contract/addresses/paths.ts'
import type { FlowDescription } from '../flows/flow-description.ts'
import { codeStanding, flowInState } from '../flows/flows.ts'
import { useStateName } from '../flows/use-state-name.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { parseRequestedState } from '../view/requested-state.ts'
import { describePage, describeParameter } from './address-descriptions.ts'
import type { Allowed } from './describe.ts'
import type { AddressPart, Explained } from './explain.ts'
import { TextLink } from '../../../ui/content/text-link.tsx'
import { useAppContext } from '../../../lib/router/use-app-context.ts'

type Parameter = Extract<AddressPart, { kind: 'parameter' }>

/** Explanation of a part of an address and of its value. */
export function PartExplanation({ part, explained }: { part: AddressPart; explained: Explained }) {
  switch (part.kind) {
    case 'host':
      return <HostExplanation part={part} explained={explained} />
    case 'path':
      return <PathExplanation part={part} />
    case 'fragment':
      return (
        <Titled title={<Trans>Place on the page</Trans>} code={part.text}>
          <Trans>The browser scrolls there. The server never sees it.</Trans>
        </Titled>
      )
    case 'secret':
      return (
        <Titled title={<Trans>A secret</Trans>} code={part.text}>
          <SecretExplanation /> <Trans>Only the browser sees what follows #.</Trans>
        </Titled>
      )
    case 'parameter':
      return <ParameterPart part={part} explained={explained} />
  }
}

/** Advice about a secret that a customer has sent. */
function SecretExplanation() {
  return (
    <Trans>
      Anyone with it can use the link as the customer, so it was removed here and not sent anywhere. Ask the customer
      not to share it.
    </Trans>
  )
}

function Titled({ title, code, children }: { title: ReactNode; code: string; children: ReactNode }) {
  return (
    <>
      <h2>
        {title} <code>{code}</code>
      </h2>
      <p>{children}</p>
    </>
  )
}

function HostExplanation({ part, explained }: { part: Extract<AddressPart, { kind: 'host' }>; explained: Explained }) {
  const { origins } = useAppContext()
  const rest = `${explained.url.pathname}${explained.url.search}${explained.url.hash}`
  const { host } = explained.url
  if (part.layout === undefined) {
    return (
      <Titled title={<Trans>Another host</Trans>} code={host}>
        <Trans>Not one of the shop’s two hosts. If it is the shop, the device decides between the layouts.</Trans>
      </Titled>
    )
  }
  const other = part.layout === 'desktop' ? 'mobile' : 'desktop'
  return (
    <>
      <Titled title={part.layout === 'desktop' ? <Trans>Desktop host</Trans> : <Trans>Mobile host</Trans>} code={host}>
        {part.layout === 'desktop' ? (
          <Trans>Opens on computers with Windows or macOS. Each host has a login of its own.</Trans>
        ) : (
          <Trans>Opens on phones, tablets and all other devices. Each host has a login of its own.</Trans>
        )}
      </Titled>
      <p>
        <Again address={`${origins[other]}${rest}`}>
          {other === 'desktop' ? (
            <Trans>The same on the desktop host</Trans>
          ) : (
            <Trans>The same on the mobile host</Trans>
          )}
        </Again>
      </p>
    </>
  )
}

/** Link to this page with another address. */
function Again({ address, children }: { address: string; children: ReactNode }) {
  return <TextLink href={paths.supportAddress({ address })}>{children}</TextLink>
}

function PathExplanation({ part }: { part: Extract<AddressPart, { kind: 'path' }> }) {
  const { i18n } = useLingui()
  const description = part.route === undefined ? undefined : describePage(part.route)
  return (
    <Titled title={<Trans>Page</Trans>} code={part.text}>
      {description ? <>{i18n._(description)}.</> : <Trans>There’s no page at this path.</Trans>}{' '}
      {part.only === 'desktop' && <Trans>Only in the desktop layout.</Trans>}
      {part.only === 'mobile' && <Trans>Only in the mobile layout.</Trans>}
    </Titled>
  )
}

function ParameterPart({ part, explained }: { part: Parameter; explained: Explained }) {
  const { i18n } = useLingui()
  const code = `${part.name} = ${part.value}`
  const description = describeParameter(part.route, part.name)
  if (part.standing === 'secret') {
    return (
      <Titled title={<Trans>A secret</Trans>} code={code}>
        <SecretExplanation />
      </Titled>
    )
  }
  if (part.standing === 'unknown') {
    return (
      <Titled title={<Trans>Unknown</Trans>} code={code}>
        <Trans>Not one of ours. The server ignores it.</Trans>
      </Titled>
    )
  }
  if (part.standing === 'elsewhere') {
    return (
      <Titled title={<Trans>Not on this page</Trans>} code={code}>
        <Trans>Other pages use it. It changes nothing here.</Trans>
      </Titled>
    )
  }
  return (
    <>
      <Titled title={description && i18n._(description.what)} code={code}>
        {part.standing === 'invalid' && (
          <b>
            <Trans>This isn’t valid, so it’s ignored.</Trans>{' '}
          </b>
        )}
        {part.allowed && <AllowedExplanation allowed={part.allowed} />}{' '}
        {description && <Without description={i18n._(description.without)} />}
      </Titled>
      {part.name === 'at' && <LookedAt part={part} explained={explained} />}
      {part.allowed?.kind === 'choice' && <Others part={part} values={part.allowed.values} explained={explained} />}
    </>
  )
}

function Without({ description }: { description: string }) {
  return <Trans>Without it: {description}.</Trans>
}

function AllowedExplanation({ allowed }: { allowed: Allowed }) {
  switch (allowed.kind) {
    case 'choice': {
      const values = allowed.values.join(', ')
      return <Trans>One of {values}.</Trans>
    }
    case 'number': {
      const { least, most } = allowed
      if (least === undefined) return <Trans>A whole number.</Trans>
      return most === undefined ? (
        <Trans>A whole number from {least}.</Trans>
      ) : (
        <Trans>
          A whole number from {least} to {most}.
        </Trans>
      )
    }
    case 'identifier':
      return <Trans>A number that the server gave out (UUID).</Trans>
    case 'path':
      return <Trans>A path of this shop.</Trans>
    case 'text': {
      const { longest } = allowed
      return longest === undefined ? <Trans>Any text.</Trans> : <Trans>Text of up to {longest} characters.</Trans>
    }
  }
}

/** Flow and state that the address shows. */
function LookedAt({ part, explained }: { part: Parameter; explained: Explained }) {
  const locale = useLocale()
  const nameOf = useStateName()
  const { layout } = useAppContext()
  const { state, code } = parseRequestedState(part.value)
  const page = { pathname: explained.url.pathname, searchStr: explained.url.search }
  const flow = flowInState(page, layout, state)
  if (!flow) {
    return (
      <p>
        <Trans>No flow on this page has this state, so it’s shown at its start.</Trans>
      </p>
    )
  }
  const title = flow.title[locale]
  const name = nameOf(flow.name, state)
  const count = flow.states.length
  return (
    <>
      <p>
        <Trans>
          “{name}”, one of {count} states of “{title}”.
        </Trans>
        <CodeMessages flow={flow} state={state} code={code} />
      </p>
      <p>
        <TextLink href={paths.supportFlow({ name: flow.name, state })}>
          <Trans>List of states</Trans>
        </TextLink>
      </p>
    </>
  )
}

/** Note on a code after the state that has no effect. */
function CodeMessages({ flow, state, code }: { flow: FlowDescription; state: string; code: string | undefined }) {
  const standing = codeStanding(flow, state, code)
  if (standing === 'leads-here') return null
  return (
    <>
      {' '}
      {standing === 'unknown' ? (
        <Trans>There’s no code {code}, so the flow is shown at its start.</Trans>
      ) : (
        <Trans>The code {code} doesn’t lead to this state, so the flow is shown at its start.</Trans>
      )}
    </>
  )
}

/** Links that explain the address with the other values of a choice. */
function Others({ part, values, explained }: { part: Parameter; values: readonly string[]; explained: Explained }) {
  const others = values.filter((value) => value !== part.value)
  return (
    <p>
      {others.map((value) => {
        const url = new URL(explained.url)
        url.searchParams.set(part.name, value)
        return (
          <Again key={value} address={url.href}>
            {value}
          </Again>
        )
      })}
    </p>
  )
}
