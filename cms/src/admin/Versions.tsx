'use client'
import type { OutputOf } from '@directory/shared/contract'
import { isVersionedNoun } from '@directory/shared/history'
import { localePath, routes } from '@directory/shared/routes'
import {
  Gutter,
  SetDocumentStepNav,
  useAuth,
  useConfig,
  useDocumentInfo,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { AdminVersionList } from './AdminVersionList.tsx'
import { useLanguage } from './language.ts'

type Version = OutputOf<'GET /api/versions'>['versions'][number]

const words = {
  de: {
    loading: 'Wird geladen …',
    failed: 'Die früheren Versionen konnten gerade nicht geladen werden.',
    desk: 'Was sich Feld für Feld geändert hat, in der Redaktion',
  },
  en: {
    loading: 'Loading …',
    failed: 'The earlier versions could not be loaded just now.',
    desk: 'What changed field by field, in the editorial area',
  },
}

/** Shows the versions of a document that the contract returns. */
export function Versions() {
  const { id, collectionSlug = 'entries', isTrashed } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { labels, admin } = useConfig().getEntityConfig({ collectionSlug }) ?? {}
  const { token } = useAuth()
  const language = useLanguage()
  const text = words[language]
  const [versions, setVersions] = useState<readonly Version[] | 'failed' | null>(null)
  useEffect(() => {
    if (!token) return
    const aborter = new AbortController()
    readVersions(collectionSlug, String(id), token, aborter.signal)
      .then(setVersions)
      .catch(() => aborter.signal.aborted || setVersions('failed'))
    return () => aborter.abort()
  }, [collectionSlug, id, token])
  const place = `/admin/collections/${collectionSlug}${isTrashed ? '/trash' : ''}/${id}/versions`

  return (
    <main className="versions">
      <SetDocumentStepNav
        collectionSlug={collectionSlug}
        id={id as string}
        isTrashed={isTrashed ?? false}
        pluralLabel={labels?.plural as never}
        useAsTitle={admin?.useAsTitle ?? ''}
        view={i18n.t('version:versions')}
      />
      <Gutter className="versions__wrap">
        {versions === null && <p role="status">{text.loading}</p>}
        {versions === 'failed' && <p role="alert">{text.failed}</p>}
        {Array.isArray(versions) && (
          <AdminVersionList versions={versions} place={place} language={language} />
        )}
        {isVersionedNoun(collectionSlug) && (
          <p>
            <a href={localePath(language, routes.versions.href(collectionSlug, String(id)))}>{text.desk}</a>
          </p>
        )}
      </Gutter>
    </main>
  )
}

async function readVersions(
  noun: string,
  id: string,
  token: string,
  signal: AbortSignal,
): Promise<readonly Version[]> {
  const response = await fetch(`/api/versions?${new URLSearchParams({ noun, id })}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal,
  })
  if (!response.ok) throw new Error(`${response.status}`)
  return ((await response.json()) as OutputOf<'GET /api/versions'>).versions
}
