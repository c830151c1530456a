import type { LogAbout } from '@directory/shared/logLine'
import { isPageName, pageLabels } from '@directory/shared/page'
import { words } from '../words/words.ts'

type Doc = Readonly<Record<string, unknown>>

/** Returns the name by which people know a document. */
export const readableName = (doc: Doc): string => namedIn(doc).name

/** Returns the same for a log line, with `about` if the name is to be translated. */
export function namedIn({ name, title, labelDe, username, filename, subject }: Doc): {
  name: string
  about?: LogAbout
} {
  if (typeof name === 'string' && isPageName(name)) return { name: pageLabels[name].de, about: name }
  const own = String((name ?? title ?? labelDe ?? username ?? filename ?? subject) || '')
  return own === '' ? { name: words('de', 'log.unnamed'), about: 'unnamed' } : { name: own }
}
