import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CallResult } from '../../../lib/api.ts'
import { longDate } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import type { QuestionedRequest } from './AskBack.tsx'
import { OrphanedDrafts } from './OrphanedDrafts.tsx'
import { orphanedDrafts } from './orphanedDrafts.ts'
import { type Decided, DecidedNotice } from './undoDecisions.tsx'

/** Called with the decision, if that can be undone. */
export type Done = (decided?: Decided) => void

interface ReviewPageProps<Request> {
  title: string
  href: string
  answer: CallResult<Request[]>
  /** Checks whether the page lists a request; others are opened only by their id. */
  isShown: (request: Request) => boolean
  list: (shown: readonly Request[], done: Done) => ReactNode
  /** `done` closes the request, `refresh` reloads it. */
  review: (request: Request, done: Done, refresh: () => void) => ReactNode
  /** Messages and questions after a decision. */
  above?: ReactNode
}

const withoutId = (search: URLSearchParams) => {
  const next = new URLSearchParams(search)
  next.delete('id')
  return next
}

/** Lists requests, or shows one with `?id=`; `?first` opens the first, `?first=report` the first of that kind. */
export function ReviewPage<
  Request extends Pick<QuestionedRequest, 'uuid' | 'questions'> & { kind?: string },
>({
  title,
  href,
  answer: { data, error, loading, retry },
  isShown,
  list,
  review,
  above,
}: ReviewPageProps<Request>) {
  const text = useText()
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const id = search.get('id')
  const open = id === null ? undefined : data?.find(({ uuid }) => uuid === id)
  const answered = open?.questions.at(-1)
  const [decided, setDecided] = useState<Decided | null>(null)
  const first = search.get('first')
  useEffect(() => {
    if (first === null || !data) return
    const found = data.filter(isShown).find(({ kind }) => first === '' || kind === first)
    setSearch(found ? { id: found.uuid } : {}, { replace: true })
  }, [first, data, isShown, setSearch])
  const close: Done = (now) => {
    // If a colleague has decided first, the request's page says so, with the kept input.
    if (!now && id !== null && orphanedDrafts(id).length > 0) return retry()
    setSearch(withoutId)
    retry()
    setDecided(now ?? null)
    // The pressed button is gone; the notice takes the focus if there is one.
    if (!now) document.querySelector<HTMLElement>('h1')?.focus()
  }
  return (
    <StaffPage title={title} compact={open !== undefined}>
      {error && !data && <ErrorNotice error={error} title={text('review.failed')} onRetry={retry} />}
      {loading && <Skeleton count={6} />}
      {data && id !== null && !open && (
        <>
          <EmptyNotice
            title={text('review.goneTitle')}
            actions={<SiteLink to={href}>{text('review.back')}</SiteLink>}
          >
            {text('review.goneRequest')}
          </EmptyNotice>
          <OrphanedDrafts key={id} request={id} />
        </>
      )}
      {id === null && decided && (
        <DecidedNotice key={decided.ids.join()} decided={decided} onReverted={() => close()} />
      )}
      {id === null && above}
      {answered?.answeredAt && (
        <Notice title={text('askBack.answered', { date: longDate(answered.answeredAt, locale) })}>
          <p lang="de">{answered.answer}</p>
        </Notice>
      )}
      {open && review(open, close, retry)}
      {data && id === null && list(data.filter(isShown), close)}
    </StaffPage>
  )
}
