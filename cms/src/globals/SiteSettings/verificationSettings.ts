import type { Payload } from 'payload'
import { type At, findAll } from '#lib/find/find.ts'
import { parseHtml, plainTextOf } from '#lib/html/sanitizeHtml.ts'
import { mailsAreHeld } from '#mail/heldMails.ts'
import type { PageName } from '#shared/page'
import { withoutShapeless } from '#shared/plainText'

/** Not placeholders: disguised mail addresses and footnotes. */
const usualInBrackets = /^(?:at|ät|ett?|a|@|dot|punkt|minus|bindestrich|[.-]|\d+(?: ?[,–-] ?\d+)*|\*+)$/i
const bracketed = /\[([^[\]]*)\]/g

/** Includes example names that no real place or person has. */
const placeholders = [
  /\b(?:TO-?DO|TBD|FIXME)\b/,
  /\bX{3,}\b/,
  /_{3,}|\.{5,}|…{2,}|\{\{[^{}]*\}\}|<[^<>@:/]*\p{L}[^<>@:/]*>/u,
  /\blorem ipsum\b/i,
  /\b(?:(?:Max|Maxi|Erika|Erich|Frau|Herr) )?(?:Muster|Beispiel)-?(?:mann|frau|stra(?:ß|ss)e|str\.|weg|gasse|allee|platz|stadt|dorf|hausen|ort|verein|firma)(?![\p{L}\d])/iu,
]

/** A placeholder, `""` if the page is empty, null if it is finished. */
export function unfinishedIn(html: string) {
  const text = withoutShapeless(plainTextOf(parseHtml(html))).replaceAll('\u00a0', ' ')
  if (text.trim() === '') return ''
  const brackets = [...text.matchAll(bracketed)].find(([, inner = '']) => !usualInBrackets.test(inner.trim()))
  if (brackets) return brackets[0]
  for (const sign of placeholders) {
    const match = sign.exec(text)
    if (match) return match[0]
  }
  return null
}

/** Pages without which no unsolicited mail may be sent. */
const needed = ['imprint', 'privacy'] as const satisfies readonly PageName[]

export interface UnfinishedPage {
  name: (typeof needed)[number]
  left: string
}

export async function unfinishedPages(at: At): Promise<UnfinishedPage[]> {
  const docs = await findAll(at, 'pages', { where: { name: { in: [...needed] } } })
  const htmlOf = new Map(docs.map(({ name, html }) => [name, html ?? '']))
  return needed.flatMap((name) => {
    const left = unfinishedIn(htmlOf.get(name) ?? '')
    return left === null ? [] : { name, left }
  })
}

/** Null while this is switched off. */
export async function verificationSettings(payload: Payload) {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const { on, perDay, since } = settings.asking
  return on && since ? { perDay, since } : null
}

/** If false, all providers are to be called. */
export async function asksByMail(payload: Payload) {
  // Mails are held on a restored copy: its original may still run.
  if ((await verificationSettings(payload)) === null || (await mailsAreHeld(payload))) return false
  return (await unfinishedPages(payload)).length === 0
}

/** Pages that stop the mails although asking is on. */
export const blockingPages = async (payload: Payload) =>
  (await verificationSettings(payload)) === null ? [] : unfinishedPages(payload)
