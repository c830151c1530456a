import type { PageName } from '@directory/shared/page'
import type { Payload, PayloadRequest } from 'payload'
import { findAll } from '../../lib/find/find.ts'

/** Bracketed texts that are no placeholders: disguised mail addresses and footnotes. */
const usualInBrackets = /^(?:at|ät|ett?|a|@|dot|punkt|minus|bindestrich|[.-]|\d+(?: ?[,–-] ?\d+)*|\*+)$/i
const bracketed = /\[([^[\]]*)\]/g

/** Placeholders without brackets, and example names that no real place or person has. */
const signs = [
  /\b(?:TO-?DO|TBD|FIXME)\b/,
  /\bX{3,}\b/,
  /_{3,}|\.{5,}|…{2,}|\{\{[^{}]*\}\}|<[^<>@:/]*\p{L}[^<>@:/]*>/u,
  /\blorem ipsum\b/i,
  /\b(?:(?:Max|Maxi|Erika|Erich|Frau|Herr) )?(?:Muster|Beispiel)-?(?:mann|frau|stra(?:ß|ss)e|str\.|weg|gasse|allee|platz|stadt|dorf|hausen|ort|verein|firma)(?![\p{L}\d])/iu,
]

const textOf = (html: string) =>
  html
    .replace(/<(?:br|\/(?:p|li|h\d|blockquote|td|th|div))\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:nbsp|#160|#xa0|shy|ZeroWidthSpace);/gi, ' ')
    .replace(/&(?:lt|#60);/g, '<')
    .replace(/&(?:gt|#62);/g, '>')
    .replace(/&(?:hellip|#8230);/g, '…')
    .replace(/&amp;/g, '&')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')

/** Returns the first placeholder on a page; `""` if the page is empty, null if it is finished. */
export function unfinishedIn(html: string): string | null {
  const text = textOf(html)
  if (text.trim() === '') return ''
  const brackets = [...text.matchAll(bracketed)].find(([, inner = '']) => !usualInBrackets.test(inner.trim()))
  if (brackets) return brackets[0]
  for (const sign of signs) {
    const match = sign.exec(text)
    if (match) return match[0]
  }
  return null
}

/** Values used unless the association changes them. */
export const verificationDefaults = { perDay: 20 } as const

/** Pages without which no unsolicited mail may be sent. */
const needed = ['imprint', 'privacy'] as const satisfies readonly PageName[]

export interface UnfinishedPage {
  name: (typeof needed)[number]
  /** The placeholder still to be filled in; `""` if the page is empty. */
  left: string
}

export async function unfinishedPages(payload: Payload, req?: PayloadRequest): Promise<UnfinishedPage[]> {
  const docs = await findAll(payload, 'pages', { where: { name: { in: [...needed] } }, req })
  const htmlOf = new Map(docs.map(({ name, html }) => [name, html ?? '']))
  return needed.flatMap((name) => {
    const left = unfinishedIn(htmlOf.get(name) ?? '')
    return left === null ? [] : { name, left }
  })
}

/** Returns how providers are asked; null while this is switched off. */
export async function verificationSettings(
  payload: Payload,
): Promise<{ perDay: number; since: string } | null> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const { on, perDay, since } = settings.asking ?? {}
  if (!on || !since) return null
  return { perDay: perDay ?? verificationDefaults.perDay, since }
}

/** Returns the pages that prevent providers from being asked although that is switched on. */
export const blockingPages = async (payload: Payload): Promise<UnfinishedPage[]> =>
  (await verificationSettings(payload)) === null ? [] : unfinishedPages(payload)
