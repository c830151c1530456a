import { say } from '#lib/words/translate.ts'
import type { LogAbout } from '#shared/logLine'
import { isStoredPageName, storedPageTitle } from '#shared/page'

type Doc = Readonly<Record<string, unknown>>

export const readableName = (doc: Doc) => logNameOf(doc).name

/** With `about` if the name is to be translated. */
export function logNameOf({ name, title, username, filename, subject }: Doc): {
  name: string
  about?: LogAbout
} {
  if (typeof name === 'string' && isStoredPageName(name))
    return { name: storedPageTitle(name, say), about: name }
  const ownName = String((name ?? title ?? username ?? filename ?? subject) || '')
  return ownName === '' ? { name: say('log.unnamed'), about: 'unnamed' } : { name: ownName }
}
