import type { PageName } from '@directory/shared/page'
import type { Payload, PayloadRequest } from 'payload'
import { findAll } from '../../operations/find/find.ts'
import { unfinishedIn } from './unfinishedText.ts'

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
