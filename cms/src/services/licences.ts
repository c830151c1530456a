import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { OutputOf } from '@directory/shared/contract'
import { projectRoot } from './projectRoot.ts'

type Licences = OutputOf<'GET /api/licences'>

/** What `scripts/lib/licences.mjs` has left when the site was built. */
export const licencesFolder = (): string => path.join(projectRoot(), 'dist/licences')

/** Where the text of a licence is served. */
export const licencePath = '/licences/text'

/** Whoever asks for it is one of few, so it is read anew for each answer that is not kept. */
export function licences(): Licences {
  const list = JSON.parse(readFileSync(path.join(licencesFolder(), 'list.json'), 'utf8')) as Licences
  return list.map((one) => ({ ...one, text: one.text && `${licencePath}/${one.text}` }))
}
