import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmptyNotice } from '../../components/EmptyNotice.tsx'
import { ErrorNotice } from '../../components/ErrorNotice.tsx'
import { SiteLink } from '../../components/SiteLink.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { StaffPage } from '../../components/StaffPage.tsx'
import type { Answer } from '../../lib/api.ts'
import { useText } from '../../lib/intl.ts'

interface ReviewPageProps<Request> {
  title: string
  /** Where the list is. */
  href: string
  answer: Answer<Request[]>
  list: (requests: readonly Request[]) => ReactNode
  /** `done` closes the request, `refresh` loads it anew. */
  review: (request: Request, done: () => void, refresh: () => void) => ReactNode
}

/** What visitors asked for: the list of it, and with `?id=` one of them. */
export function ReviewPage<Request extends { uuid: string }>({
  title,
  href,
  answer: { data, error, loading, retry },
  list,
  review,
}: ReviewPageProps<Request>) {
  const text = useText()
  const [search, setSearch] = useSearchParams()
  const id = search.get('id')
  const open = id === null ? undefined : data?.find(({ uuid }) => uuid === id)
  const close = () => {
    setSearch({})
    retry()
    // The button that was pressed is gone.
    document.querySelector<HTMLElement>('h1')?.focus()
  }
  return (
    <StaffPage title={title}>
      {error && !data && <ErrorNotice error={error} title={text('review.failed')} onRetry={retry} />}
      {loading && <Skeleton count={6} />}
      {data && id !== null && !open && (
        <EmptyNotice
          title={text('review.goneTitle')}
          actions={<SiteLink to={href}>{text('review.back')}</SiteLink>}
        >
          {text('review.goneText')}
        </EmptyNotice>
      )}
      {open && review(open, close, retry)}
      {data && id === null && list(data)}
    </StaffPage>
  )
}
