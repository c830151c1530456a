import type { LogAbout } from '@directory/shared/logLine'
import { isPageName, pageTitles } from '@directory/shared/page'
import { translate } from '../../lib/words/translate.ts'

type Doc = Readonly<Record<string, unknown>>

/** Returns the name by which people know a document. */
export const readableName = (doc: Doc): string => logNameOf(doc).name

/** Returns the same for a log line, with `about` if the name is to be translated. */
export function logNameOf({ name, title, username, filename, subject }: Doc): {
  name: string
  about?: LogAbout
} {
  if (typeof name === 'string' && isPageName(name))
    return { name: translate('de', pageTitles[name]), about: name }
  const ownName = String((name ?? title ?? username ?? filename ?? subject) || '')
  return ownName === '' ? { name: translate('de', 'log.unnamed'), about: 'unnamed' } : { name: ownName }
}
