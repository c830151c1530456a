import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import { AdminVersionList } from './AdminVersionList.tsx'

const slug = 'site-settings'

/** Shows the versions of the settings, which the contract does not cover. Payload checks access first. */
export async function SettingsVersions({ initPageResult: { req } }: DocumentViewServerProps) {
  const { i18n, payload } = req
  const language = i18n.language === 'en' ? 'en' : 'de'
  const { docs } = await payload.findGlobalVersions({
    slug,
    sort: '-version.updatedAt',
    // All that are kept.
    pagination: false,
    depth: 0,
    ...asReader(req),
  })
  const authors = await authorsByTime(req)
  const versions = docs.map(({ id, version }) => {
    const updatedAt = String(version.updatedAt)
    return { id, at: updatedAt, ...(authors.get(Date.parse(updatedAt)) ?? { by: '', action: '' }) }
  })
  return (
    <main className="versions">
      <SetDocumentStepNav
        globalSlug={slug}
        globalLabel={payload.globals.config.find((global) => global.slug === slug)?.label as never}
        view={i18n.t('version:versions')}
      />
      <Gutter className="versions__wrap">
        <AdminVersionList versions={versions} place={`/admin/globals/${slug}/versions`} language={language} />
      </Gutter>
    </main>
  )
}

const asReader = (req: PayloadRequest) => ({ overrideAccess: false, user: req.user, req }) as const

/** Returns the authors of versions, found in the log by the time of saving. */
async function authorsByTime(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'logs',
    where: { target: { equals: slug } },
    pagination: false,
    depth: 0,
    ...asReader(req),
  })
  return new Map(docs.map(({ stateAt, user, action }) => [Date.parse(stateAt ?? ''), { by: user, action }]))
}
