import { routes } from '@directory/shared/routes'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useCall } from '../../../lib/api.ts'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { NewsForm } from './NewsForm.tsx'

/** Renders the form of a news item: a new one, or the one in the address. Saving opens the list. */
export function EditNewsForm() {
  const text = useText()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  const { id } = useParams()
  const { data: news, error, loading, refreshing, retry } = useCall('GET /api/allnews', id ? {} : null)
  const [begun, setBegun] = useState(false)
  const [done, setDone] = useState(false)
  const item = news?.find(({ nuuid }) => nuuid === id)
  // The form starts from the current version, not from a list's cached one.
  useEffect(() => {
    if (item && !refreshing) setBegun(true)
  }, [item, refreshing])
  useEffect(() => {
    if (done) navigate(localPath(routes.editNews.href()))
  }, [done, localPath, navigate])
  const gone = news && !item && !refreshing
  return (
    <StaffPage
      title={text(id ? 'news_dialogue.editTitle' : 'edit.createNews.title')}
      lead={id ? undefined : text('news_dialogue.lead')}
      above={{ label: text('edit.editNews.title'), to: routes.editNews.href() }}
    >
      {error && <ErrorNotice error={error} title={text('news.failed')} onRetry={retry} />}
      {gone && <Notice kind="error" role="alert" title={text('news_dialogue.gone')} />}
      {(loading || (item && !begun)) && <Skeleton count={6} />}
      {(id ? item && begun : true) && <NewsForm {...(item && { item })} onSaved={() => setDone(true)} />}
    </StaffPage>
  )
}
