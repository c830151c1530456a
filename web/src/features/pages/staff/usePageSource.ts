import type { OutputOf } from '@directory/shared/contract'
import type { PageName } from '@directory/shared/page'
import { CallError, call } from '../../../lib/api.ts'
import { navigation } from '../../../lib/navigation.ts'
import { endSession } from '../../../lib/session.ts'
import { useFresh } from '../../../lib/useFresh.ts'

/** The source of a page, and when it was last changed. */
export type PageSource = Required<OutputOf<'GET /api/getHtml'>>

async function fetchSource(name: PageName): Promise<PageSource> {
  const { content, updatedAt } = await call('GET /api/getHtml', { name })
  if (updatedAt !== undefined) return { content, updatedAt }
  // Visitors get no `updatedAt`: the session has ended, and the answer has placeholders instead of pictures.
  endSession()
  navigation.toLogin()
  throw new CallError(401, 'unauthorized')
}

export function usePageSource(name: PageName | null) {
  const { data: source, ...rest } = useFresh(name && `source ${name}`, () => fetchSource(name ?? 'homepage'))
  return { source, ...rest }
}
