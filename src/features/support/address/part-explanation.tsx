import { useLingui } from '@lingui/react/macro'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { TextAnchor, TextLink } from '#ui/content/text-link.tsx'
import { findReason, flowInState, stateTitle } from '../flows/flows.ts'
import { reasonAddress } from '../flows/state-address.ts'
import { parseRequestedState } from '../view/requested-state.ts'
import { useCodeNote } from '../view/use-code-note.ts'
import { describePage, describeParameter } from './address-descriptions.ts'
import type { Allowed } from './describe.ts'
import type { AddressPart, Explained } from './explain.ts'

type Part<Kind extends AddressPart['kind']> = Extract<AddressPart, { kind: Kind }>

/** What is said about a part. */
interface Explanation {
  readonly title: string
  readonly code: string
  /** Sentences of a paragraph. */
  readonly texts: readonly (string | false | undefined)[]
  /** Stands out before the sentences. */
  readonly warning?: string | false
  /** The same address with another value, by what the link says. */
  readonly others?: readonly { readonly text: string; readonly address: string }[]
}

/** Explanation of a part of an address and of its value. */
export function PartExplanation({ part, explained }: { readonly part: AddressPart; readonly explained: Explained }) {
  const { title, code, warning, texts, others = [] } = useExplanation(part, explained)
  return (
    <>
      <h2>
        <span>{title}</span> <code>{code}</code>
      </h2>
      <p>
        {warning && <b>{warning} </b>}
        <span>{texts.filter(Boolean).join(' ')}</span>
      </p>
      {part.kind === 'parameter' && part.name === 'at' && <ShownState part={part} url={explained.url} />}
      {part.kind === 'parameter' && part.standing === 'used' && <ShownReason part={part} url={explained.url} />}
      {others.length > 0 && (
        <p>
          {others.map(({ text, address }) => (
            <TextLink key={text} to="/support/address" search={{ address }}>
              {text}
            </TextLink>
          ))}
        </p>
      )}
    </>
  )
}

function useExplanation(part: AddressPart, explained: Explained): Explanation {
  const { t, i18n } = useLingui()
  const parameter = useParameterExplanation()
  const host = useHostExplanation()
  switch (part.kind) {
    case 'host':
      return host(part, explained.url)
    case 'path': {
      const description = part.route === undefined ? undefined : describePage(part.route)
      const texts = [
        description ? `${i18n._(description)}.` : t`There’s no page at this path.`,
        part.only === 'desktop' && t`Only in the desktop layout.`,
        part.only === 'mobile' && t`Only in the mobile layout.`,
      ]
      return { title: t`Page`, code: part.text, texts }
    }
    case 'fragment': {
      const texts = [t`The browser scrolls there. The server never sees it.`]
      return { title: t`Place on the page`, code: part.text, texts }
    }
    case 'secret':
      return {
        title: t`A secret`,
        code: part.text,
        texts: [
          t`Anyone with it can use the link as the customer, so it was removed here and not sent anywhere. Ask the customer not to share it.`,
          t`Only the browser sees what follows #.`,
        ],
      }
    case 'parameter':
      return parameter(part, explained.url)
  }
}

function useHostExplanation() {
  const { t } = useLingui()
  const { origins } = useAppContext()
  return ({ layout }: Part<'host'>, { host: code, pathname, search, hash }: URL): Explanation => {
    const rest = `${pathname}${search}${hash}`
    switch (layout) {
      case 'desktop':
        return {
          title: t`Desktop host`,
          code,
          texts: [t`Opens on computers with Windows or macOS. Each host has a login of its own.`],
          others: [{ text: t`The same on the mobile host`, address: `${origins.mobile}${rest}` }],
        }
      case 'mobile':
        return {
          title: t`Mobile host`,
          code,
          texts: [t`Opens on phones, tablets and all other devices. Each host has a login of its own.`],
          others: [{ text: t`The same on the desktop host`, address: `${origins.desktop}${rest}` }],
        }
      case undefined:
        return {
          title: t`Another host`,
          code,
          texts: [t`Not one of the shop’s two hosts. If it is the shop, the device decides between the layouts.`],
        }
    }
  }
}

function useParameterExplanation() {
  const { t, i18n } = useLingui()
  const allowedText = useAllowedText()
  return ({ name, value, route, allowed, standing }: Part<'parameter'>, url: URL): Explanation => {
    const code = `${name} = ${value}`
    switch (standing) {
      case 'secret':
        return {
          title: t`A secret`,
          code,
          texts: [
            t`Anyone with it can use the link as the customer, so it was removed here and not sent anywhere. Ask the customer not to share it.`,
          ],
        }
      case 'unknown':
        return { title: t`Unknown`, code, texts: [t`Not one of ours. The server ignores it.`] }
      case 'elsewhere':
        return { title: t`Not on this page`, code, texts: [t`Other pages use it. It changes nothing here.`] }
      case 'used':
      case 'invalid': {
        const words = describeParameter(route, name)
        const description = words && i18n._(words.without)
        const values = allowed?.kind === 'choice' ? allowed.values.filter((each) => each !== value) : []
        return {
          title: words ? i18n._(words.what) : '',
          code,
          warning: standing === 'invalid' && t`This isn’t valid, so it’s ignored.`,
          texts: [allowed && allowedText(allowed), description !== undefined && t`Without it: ${description}.`],
          others: values.map((text) => ({ text, address: withParameter(url, name, text) })),
        }
      }
    }
  }
}

function withParameter(address: URL, name: string, value: string): string {
  const url = new URL(address)
  url.searchParams.set(name, value)
  return url.href
}

function useAllowedText() {
  const { t } = useLingui()
  return (allowed: Allowed): string => {
    switch (allowed.kind) {
      case 'choice': {
        const values = allowed.values.join(', ')
        return t`One of ${values}.`
      }
      case 'number': {
        const { least, most } = allowed
        if (least === undefined) return t`A whole number.`
        return most === undefined ? t`A whole number from ${least}.` : t`A whole number from ${least} to ${most}.`
      }
      case 'identifier':
        return t`A number that the server gave out (UUID).`
      case 'path':
        return t`A path of this shop.`
      case 'text': {
        const { longest } = allowed
        return longest === undefined ? t`Any text.` : t`Text of up to ${longest} characters.`
      }
    }
  }
}

/** State in which the page opens for the reason that the parameter gives, with a link that shows it. */
function ShownReason({ part: { name, value }, url }: { readonly part: Part<'parameter'>; readonly url: URL }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { origins, layout, today } = useAppContext()
  const found = findReason(url.pathname, name)
  if (!found) return null
  const { flow, state, reason } = found
  const origin = Object.values(origins).find((each) => each === url.origin) ?? origins[layout]
  const stateName = state.title[locale]
  const title = flow.title[locale]
  return (
    <p>
      <span>{t`The page opens in “${stateName}” of “${title}”.`}</span>{' '}
      <TextAnchor href={reasonAddress(reason, value, { origin, locale, today })} target="_self" rel="nofollow">
        {t`See this state`}
      </TextAnchor>
    </p>
  )
}

/** Flow and state that the address shows, and whether the code after the state has an effect. */
function ShownState({ part, url }: { readonly part: Part<'parameter'>; readonly url: URL }) {
  const { t } = useLingui()
  const locale = useLocale()
  const codeNote = useCodeNote()
  const { layout } = useAppContext()
  const { state, code } = parseRequestedState(part.value)
  const flow = flowInState({ pathname: url.pathname, searchStr: url.search }, layout, state)
  if (!flow) return <p>{t`No flow on this page has this state, so it’s shown at its start.`}</p>
  const title = flow.title[locale]
  const name = stateTitle(flow, state, locale)
  const count = flow.states.length
  return (
    <>
      <p>
        <span>{t`“${name}”, one of ${count} states of “${title}”.`}</span> <span>{codeNote(flow, state, code)}</span>
      </p>
      <p>
        <TextLink
          to="/support/flows/$name"
          params={{ name: flow.name }}
          search={{ state }}
          hash={state}
        >{t`List of states`}</TextLink>
      </p>
    </>
  )
}
