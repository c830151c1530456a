import { filePath } from '@directory/shared/filePath'
import type { Settings } from '@directory/shared/settings'
import type { Payload } from 'payload'

/** Returns the latest brochure; a deleted one disappears from the home page. */
export async function brochureOfSite(payload: Payload): Promise<Settings['brochure']> {
  const { docs } = await payload.find({
    collection: 'files',
    where: { brochureTitle: { exists: true } },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [file] = docs
  return file?.filename && file.brochureTitle
    ? { title: file.brochureTitle, path: filePath(file.filename) }
    : null
}
