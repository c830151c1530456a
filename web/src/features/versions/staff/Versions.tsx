import { isVersionedNoun, type VersionedNoun } from '@directory/shared/history'
import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { call, useCall } from '../../../lib/api.ts'
import { momentText } from '../../../lib/dayAndTime.ts'
import { type MessageId, useLocale, useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { CallState } from '../../../ui/CallState.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { type DoneOperation, UndoNotice } from '../../../ui/UndoNotice.tsx'
import { VersionList } from './VersionList.tsx'
import { WholeVersion } from './WholeVersion.tsx'

const lists: Readonly<Record<VersionedNoun, { label: MessageId; to: string }>> = {
  entries: { label: 'edit.editEntry.title', to: routes.editEntry.href() },
  news: { label: 'edit.editNews.title', to: routes.editNews.href() },
  links: { label: 'edit.editLinks.title', to: routes.editLinks.href() },
  pages: { label: 'edit.pages.title', to: routes.editPages.href() },
}

/** Lists earlier versions of a document, each of which can be restored; `?version=` shows a whole one. */
export default function Versions() {
  const text = useText()
  const { noun: wanted = '', id = '' } = useParams()
  if (!isVersionedNoun(wanted))
    return (
      <StaffPage title={text('versions.title')}>
        <Notice kind="error" title={text('error.not_found')} />
      </StaffPage>
    )
  return <VersionsOf key={`${wanted} ${id}`} noun={wanted} id={id} />
}

function VersionsOf({ noun, id }: { noun: VersionedNoun; id: string }) {
  const text = useText()
  const locale = useLocale()
  const { data, error, loading, retry } = useCall('GET /api/versions', { noun, id, language: locale })
  const { run, busy } = useOperation()
  const [restored, setRestored] = useState<DoneOperation | null>(null)
  const { label, to } = lists[noun]
  const [search, setSearch] = useSearchParams()
  const looked = search.get('version')
  const here = routes.versions.href(noun, id)

  const restore = (version: { id: string; at: string }) =>
    run(
      async () => {
        const body = { noun, id, version: version.id, updatedAt: data?.updatedAt }
        const { undo } = await call('POST /api/restore', body)
        setRestored({ title: text('versions.restored', { time: momentText(version.at, locale) }), undo })
        setSearch({})
      },
      { refresh: ['GET /api/versions'] },
    )
  return (
    <StaffPage
      title={text('versions.title')}
      lead={data && <span lang="de">{data.name}</span>}
      above={{ label: text(label), to }}
    >
      <UndoNotice done={restored} refresh={['GET /api/versions']} />
      <CallState
        error={error}
        loading={loading}
        title={text('versions.failed')}
        onRetry={retry}
        shape="cards"
      />
      {data && looked !== null && (
        <WholeVersion
          key={looked}
          noun={noun}
          id={id}
          busy={busy}
          version={looked}
          back={here}
          onRestore={(version) => void restore(version)}
        />
      )}
      {data && looked === null && (
        <VersionList
          noun={noun}
          busy={busy}
          versions={data.versions}
          lookAt={(version) => `${here}?version=${encodeURIComponent(version)}`}
          onRestore={restore}
        />
      )}
    </StaffPage>
  )
}
