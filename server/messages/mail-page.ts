import { html, raw } from 'hono/html'
import type { Company } from '#contract/values/company.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { SchemeColors } from '#contract/values/theme-colors.ts'
import type { MailContent, MailRow } from '../lib/message-content.ts'
import type { MailSender } from './mail-sender.ts'

const messages = {
  ko: {
    byHand: '버튼이 눌리지 않으면 이 주소를 브라우저에 붙여 넣어 주세요.',
    automatic: '이 메일은 자동으로 발송됐어요.',
  },
  en: {
    byHand: 'If the button does not work, paste this address into your browser.',
    automatic: 'This email was sent automatically.',
  },
} as const satisfies Record<Locale, object>

/** Renders a mail of the company twice: as plain text, and as HTML for any mail program with the same text. */
export function renderMail(
  mail: MailContent,
  sender: MailSender,
): {
  readonly subject: string
  readonly text: string
  readonly html: string
} {
  return { subject: mail.subject, text: plainText(mail, sender.company), html: page(mail, sender) }
}

/** Who sends it. */
function senderOf({ name, tagline }: Company, locale: Locale): string {
  return `${name}, ${tagline}. ${messages[locale].automatic}`
}

function plainText(
  { locale, heading, before, rows, code, button, after, link }: MailContent,
  company: Company,
): string {
  const table = (rows ?? []).map(({ label, value }) => `${label}: ${value}`).join('\n')
  const middle = [
    ...(rows ? [table] : []),
    ...(code === undefined ? [] : [code]),
    ...(button ? [`${button.label}:\n${button.address}`] : []),
  ]
  const end = link ? [`${link.label}:\n${link.address}`] : []
  return `${[heading, ...before, ...middle, ...after, ...end].join('\n\n')}\n\n-- \n${senderOf(company, locale)}\n`
}

// Mail programs support neither style sheets nor variables, so styles are inline.
const stylesIn = ({ ink, ink2, line, action, on_action: onAction }: SchemeColors) => ({
  paragraph: `margin:0 0 16px;font-size:16px;line-height:1.6;color:${ink}`,
  small: `margin:0 0 8px;font-size:14px;line-height:1.6;color:${ink2}`,
  code: `margin:0 0 16px;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:.12em;color:${ink}`,
  cell: `padding:8px 0;border-top:1px solid ${line};font-size:15px;line-height:1.5;color:${ink};text-align:left`,
  button: `display:inline-block;padding:14px 24px;border-radius:10px;background:${action};color:${onAction};font-size:16px;font-weight:600;text-decoration:none`,
})
const face = "font-family:'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR',system-ui,sans-serif"

function page(
  { locale, subject, heading, before, rows, code, button, after, link }: MailContent,
  { company, colors }: MailSender,
): string {
  const styles = stylesIn(colors)
  const paragraphs = (texts: readonly string[], style: string) =>
    texts.map((text) => html`<p style="${raw(style)}">${text}</p>`)
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:24px 12px;background:${colors.paper};word-break:keep-all;${raw(face)}">
<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:${colors.surface};border:1px solid ${colors.line};border-radius:14px">
<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:${colors.ink}">${company.name}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.35;color:${colors.ink}">${heading}</h1>
${paragraphs(before, styles.paragraph)}
${rows ? table(rows, styles.cell) : ''}
${code === undefined ? '' : html`<p style="${raw(styles.code)}">${code}</p>`}
${
  button
    ? html`<p style="margin:8px 0 24px"><a href="${button.address}" style="${raw(styles.button)}">${button.label}</a></p>
<p style="${raw(styles.small)}">${messages[locale].byHand}<br><a href="${button.address}" style="color:${colors.second};word-break:break-all">${button.address}</a></p>`
    : ''
}
${paragraphs(after, styles.small)}
${link ? html`<p style="${raw(styles.small)}"><a href="${link.address}" style="color:${colors.second}">${link.label}</a></p>` : ''}
</div>
<p style="max-width:560px;margin:16px auto 0;font-size:14px;line-height:1.6;color:${colors.ink2}">${senderOf(company, locale)}</p>
</body>
</html>`.toString()
}

function table(rows: readonly MailRow[], cell: string) {
  const lines = rows.map(({ label, value, isTotal }) => {
    const style = `${cell};vertical-align:top${isTotal ? ';font-weight:700' : ''}`
    return html`<tr><th scope="row" style="${raw(`${style}${isTotal ? '' : ';font-weight:400'};padding-right:16px`)}">${label}</th><td style="${raw(`${style};text-align:right`)}">${value}</td></tr>`
  })
  return html`<table style="width:100%;margin:0 0 16px;border-collapse:collapse">${lines}</table>`
}
