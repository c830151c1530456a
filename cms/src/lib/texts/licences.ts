import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { OutputOf } from '#shared/contract'
import { apiErrors } from '../errors/apiError.ts'
import { projectRoot } from '../paths/projectRoot.ts'

type Licences = OutputOf<'GET /api/licences'>

/** `scripts/lib/licences.mjs` filled it when the site was built. */
export const licencesFolder = () => path.join(projectRoot(), 'dist/licences')

export const licencePath = '/licences/text'

/** From disk for each answer that is not cached, because it is rarely requested. */
export function licences(): Licences {
  const list = JSON.parse(readList()) as Licences
  return list.map((one) => ({ ...one, text: one.text && `${licencePath}/${one.text}` }))
}

/** @throws ApiError while `npm start` is still building the list */
function readList() {
  try {
    return readFileSync(path.join(licencesFolder(), 'list.json'), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw apiErrors.tryAgain('being_built')
  }
}
