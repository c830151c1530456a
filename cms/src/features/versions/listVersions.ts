import type { PayloadRequest } from 'payload'
import { isSameTime } from '#clock.ts'
import { categoryNames } from '#collections/Categories/findCategory.ts'
import { firstDocument } from '#collections/documents.ts'
import { findAuthors } from '#hooks/log/authors.ts'
import { readableName } from '#hooks/log/readableName.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { staffAct } from '#lib/transaction/inTransaction.ts'
import type { OutputOf, QueryOf } from '#shared/contract'
import { localeNamed } from '#shared/locales'
import { changesBetween, shownFields } from './shownFields.ts'
import { versionedDocument, versionOfDocument, versionsOf } from './storedVersions.ts'

type Versions = OutputOf<'GET /api/versions'>

/**
 * All, or those that a log line made, each with its changes since the one before; or a single one beside the current
 * document, field by field and whole.
 */
export const listVersions = staffAct(
  async (
    req,
    { noun, id: wanted, line, version: single, language }: QueryOf<'GET /api/versions'>,
  ): Promise<Versions> => {
    const doc = await versionedDocument(req, noun, wanted)
    const names = await categoryNames(req)
    const authorOf = await findAuthors(req, noun, doc.id, localeNamed(language))
    const shown = (fields: Record<string, unknown>) => shownFields(noun, fields, names)
    // As versions have it: with the id of its category.
    const present = shown({ ...doc, category: (doc.category as { id?: string } | null)?.id ?? doc.category })
    const about = { name: readableName(doc), updatedAt: doc.updatedAt }
    if (single !== '') {
      const { version } = await versionOfDocument(req, noun, single, doc.id)
      const { updatedAt: at } = version
      return {
        ...about,
        versions: [],
        whole: { at, by: authorOf(at).by, ...beside(shown(version), present) },
      }
    }
    const versions: Versions['versions'] = []
    let later: { of: Versions['versions'][number]; fields: Map<string, string> } | null = null
    for await (const { id, version } of versionsOf(req, noun, doc.id)) {
      const fields = shown(version)
      if (later) later.of.changes = changesBetween(fields, later.fields)
      const differs = changesBetween(fields, present).length > 0
      const of = { id, at: version.updatedAt, ...authorOf(version.updatedAt), changes: [], differs }
      versions.push(of)
      later = { of, fields }
    }
    const madeAt = line === '' ? null : await timeOfLine(req, line, doc.id)
    const listed = versions.filter(({ at }) => madeAt === null || isSameTime(at, madeAt))
    return { ...about, versions: listed, whole: null }
  },
)

function beside(then: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>) {
  const fields = [...now].flatMap(([field, after]) => {
    const before = then.get(field) ?? ''
    return field === 'format' || (before === '' && after === '') ? [] : [{ field, before, after }]
  })
  const isSameText = fields.every(({ before, after }) => before === after)
  return { fields, onlyFormat: isSameText && then.get('format') !== now.get('format') }
}

/** Empty if it is not known. */
async function timeOfLine(req: PayloadRequest, id: string, target: string) {
  const line = await firstDocument(req, 'logs', { id: { equals: id }, target: { equals: target } })
  if (!line) throw apiError('not_found.log_line')
  return line.stateAt ?? ''
}
