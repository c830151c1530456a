'use client'
import type { OutputOf } from '@directory/shared/contract'
import { isVersionedNoun } from '@directory/shared/past'
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
import { useLanguage } from './language.ts'
import { regionTime } from './regionTime.ts'

type Version = OutputOf<'GET /api/versions'>['versions'][number]

const words = {
  de: {
    when: 'Seit',
    who: 'Wer',
    what: 'Was',
    present: 'so ist es jetzt',
    loading: 'Wird geladen …',
    failed: 'Die früheren Fassungen konnten gerade nicht geladen werden.',
    none: 'Frühere Fassungen gibt es nicht.',
    hint: 'Ein Druck auf einen Zeitpunkt vergleicht die Fassung mit der davor und holt sie auf Wunsch zurück.',
    desk: 'Was sich Feld für Feld geändert hat, in der Redaktion',
  },
  en: {
    when: 'Since',
    who: 'Who',
    what: 'What',
    present: 'as it is now',
    loading: 'Loading …',
    failed: 'The earlier versions could not be loaded just now.',
    none: 'There are no earlier versions.',
    hint: 'Press a time to compare that version with the one before, and to bring it back.',
    desk: 'What changed field by field, in the editorial area',
  },
}

/** Who made which version of a document when, by the log; Payload's own list has ids in the place of names. */
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
    const asked = new AbortController()
    readVersions(collectionSlug, String(id), token, asked.signal)
      .then(setVersions)
      .catch(() => asked.signal.aborted || setVersions('failed'))
    return () => asked.abort()
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
        {Array.isArray(versions) && versions.length === 0 && <p>{text.none}</p>}
        {Array.isArray(versions) && versions.length > 0 && (
          <>
            <p>{text.hint}</p>
            <div className="table">
              <table>
                <thead>
                  <tr>
                    <th scope="col">{text.when}</th>
                    <th scope="col">{text.who}</th>
                    <th scope="col">{text.what}</th>
                  </tr>
                </thead>
                <tbody>
                  {versions.map(({ id: version, at, by, action }: Version, i) => (
                    <tr key={version}>
                      <td>
                        <a href={`${place}/${version}`}>{regionTime(at, language)}</a>
                        {i === 0 && ` (${text.present})`}
                      </td>
                      <td>{by || '–'}</td>
                      <td lang="de">{action || '–'}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </>
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
