import type { OutputOf } from '@directory/shared/contract'
import type { Locale } from '@directory/shared/locales'
import { type PageName, pageIn } from '@directory/shared/page'
import { CallError, call } from '../../../lib/api.ts'
import { navigation } from '../../../lib/navigation.ts'
import { endSession } from '../../../lib/session.ts'
import { useFresh } from '../../../lib/useFresh.ts'

export type PageSource = Omit<Required<OutputOf<'GET /api/getHtml'>>, 'locale'>

async function fetchSource(name: PageName, locale: Locale): Promise<PageSource> {
  const { content, locale: language, updatedAt } = await call('GET /api/getHtml', { name, locale })
  // A page that is not written in this language yet is empty.
  if (updatedAt !== undefined) return { content: language === locale ? content : '', updatedAt }
  // Visitors get no `updatedAt`: the session has ended, and the answer has placeholders instead of pictures.
  endSession()
  navigation.toLogin()
  throw new CallError(401, 'unauthorized')
}

export function usePageSource(name: PageName | null, locale: Locale) {
  const { data: source, ...rest } = useFresh(name && `source ${pageIn(locale, name)}`, () =>
    fetchSource(name ?? 'homepage', locale),
  )
  return { source, ...rest }
}
