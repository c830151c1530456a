import { type PageName, pageLabels } from '@directory/shared/page'
import type { Payload, PayloadRequest } from 'payload'

/** Until the association says otherwise. */
export const askingDefaults = { perDay: 20 } as const

/** Without these nobody may be written to unasked. */
const needed = ['imprint', 'privacy'] as const satisfies readonly PageName[]

/** What the templates are marked with: something in words between square brackets is still to be filled in. */
const placeholder = /\[[^[\]]*\p{L}[^[\]]*\]/u

/** Whether a page says nothing, or still holds a placeholder. */
export function isUnfinished(html: string): boolean {
  const text = html.replace(/<[^>]*>/g, '')
  return text.trim() === '' || placeholder.test(text)
}

/** Of imprint and privacy those that are not filled in, by their German names. */
export async function unfinishedPages(payload: Payload, req?: PayloadRequest): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { name: { in: [...needed] } },
    pagination: false,
    depth: 0,
    ...(req && { req }),
  })
  const htmlOf = new Map(docs.map(({ name, html }) => [name, html ?? '']))
  return needed.filter((name) => isUnfinished(htmlOf.get(name) ?? '')).map((name) => pageLabels[name].de)
}

/** How providers are asked; null while they are not. */
export async function asking(payload: Payload): Promise<{ perDay: number; since: string } | null> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const { on, perDay, since } = settings.asking ?? {}
  if (!on || !since) return null
  return { perDay: perDay ?? askingDefaults.perDay, since }
}
