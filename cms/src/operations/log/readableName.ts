import { pageLabels } from '@directory/shared/page'

/** What people know a document by. */
export function readableName(doc: Readonly<Record<string, unknown>>): string {
  const label = pageLabels[doc.name as keyof typeof pageLabels]?.de
  const name = label ?? doc.name ?? doc.title ?? doc.labelDe ?? doc.username ?? doc.filename ?? doc.subject
  return String(name || '(ohne Namen)')
}
