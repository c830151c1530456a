import type { OutputOf } from '@directory/shared/contract'
import { fileLimits } from '@directory/shared/fileLimits'
import { compareGerman } from '@directory/shared/fold'
import type { Payload, TypedUser } from 'payload'
import { apiErrors } from '../apiError.ts'
import { asStaff } from '../documents.ts'
import { actAs } from '../inTransaction.ts'
import { bytesOf, findFile, refuseInWords } from './files.ts'
import { fileTypeOf } from './fileType.ts'
import { readFileUses } from './fileUses.ts'

/** All files by name, with where each is used. */
export function listFiles(payload: Payload, user: TypedUser): Promise<OutputOf<'GET /api/filedetails'>> {
  return actAs(payload, user, async (req) => {
    const { docs } = await payload.find({ collection: 'files', pagination: false, depth: 0, ...asStaff(req) })
    const usesOf = await readFileUses(req)
    return docs
      .map((file) => ({
        name: file.filename ?? '',
        size: file.filesize ?? 0,
        type: file.mimeType ?? '',
        updatedAt: file.updatedAt,
        uses: usesOf(file),
      }))
      .sort((a, b) => compareGerman(a.name, b.name))
  })
}

/** Other bytes of the same type under the same name and so at the same address. */
export async function replaceFile(
  payload: Payload,
  user: TypedUser,
  { name, content }: { name: string; content: string },
): Promise<void> {
  const data = bytesOf(content, fileLimits.file)
  const type = await fileTypeOf(data)
  await actAs(payload, user, async (req) => {
    const file = await findFile(req, name)
    if (!file) throw apiErrors.notFound('Diese Datei gibt es nicht.')
    if (file.mimeType !== type)
      throw apiErrors.wrong({
        code: 'file_type_differs',
        field: 'content',
        message:
          'Das ist eine andere Art von Datei. Ihr Name sagt, was sie ist; deshalb bleibt es bei der Art.',
      })
    await req.payload
      .update({
        collection: 'files',
        id: file.id,
        data: {},
        file: { name, data, mimetype: type, size: data.length },
        overwriteExistingFiles: true,
        depth: 0,
        ...asStaff(req),
      })
      .catch((error) => refuseInWords(error, name, req))
  })
}
