import { stat } from 'node:fs/promises'
import path from 'node:path'
import { environment } from '../environment.ts'
import { refusals } from '../services/refusal.ts'
import type { FileAnswer, Handler } from './handler.ts'

/** What a browser may show by itself; everything else is saved. SVG comes with a CSP that forbids it everything. */
const shown = /^(image\/(png|jpeg|gif|webp|avif|svg\+xml)|application\/pdf)$/

export const file: Handler<'GET /api/file/{name}'> = async ({ payload, params }): Promise<FileAnswer> => {
  const { docs } = await payload.find({
    collection: 'files',
    where: { filename: { equals: params.name } },
    limit: 1,
    pagination: false,
  })
  const found = docs[0]
  const isPlainName = params.name === path.basename(params.name) && !params.name.includes('\\')
  if (!found?.filename || !isPlainName) throw refusals.notFound('Diese Datei gibt es nicht.')
  const location = path.join(environment().filesDir, found.filename)
  if (
    !(await stat(location).then(
      (s) => s.isFile(),
      () => false,
    ))
  )
    throw refusals.notFound('Diese Datei gibt es nicht.')
  const contentType =
    found.mimeType && shown.test(found.mimeType) ? found.mimeType : 'application/octet-stream'
  return {
    path: location,
    name: found.filename,
    contentType,
    disposition: shown.test(contentType) ? 'inline' : 'attachment',
  }
}
