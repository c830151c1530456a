import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { asStaff } from '../services/documents.ts'
import { authorsOf } from '../services/versions/authors.ts'
import { VersionList } from './VersionList.tsx'

const slug = 'site-settings'

/** The versions of the settings, which are no document of the contract. Payload asks first who may see them. */
export async function SettingsVersions({ initPageResult: { req } }: DocumentViewServerProps) {
  const { i18n, payload } = req
  const language = i18n.language === 'en' ? 'en' : 'de'
  const { docs } = await payload.findGlobalVersions({
    slug,
    sort: '-version.updatedAt',
    // As many as are kept.
    pagination: false,
    depth: 0,
    ...asStaff(req),
  })
  const authorOf = await authorsOf(req, slug, slug)
  const versions = docs.map(({ id, version }) => {
    const at = String(version.updatedAt)
    return { id, at, ...authorOf(at) }
  })
  return (
    <main className="versions">
      <SetDocumentStepNav
        globalSlug={slug}
        globalLabel={payload.globals.config.find((global) => global.slug === slug)?.label as never}
        view={i18n.t('version:versions')}
      />
      <Gutter className="versions__wrap">
        <VersionList versions={versions} place={`/admin/globals/${slug}/versions`} language={language} />
      </Gutter>
    </main>
  )
}
