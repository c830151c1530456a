import { useContext } from 'react'
import { useSearchParams } from 'react-router-dom'
import { callErrorOf } from '#lib/api.ts'
import { useErrorText } from '#lib/errorText.ts'
import { useText } from '#lib/intl.ts'
import { ServerState } from '#lib/serverState.ts'
import { routes } from '#shared/routes'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'

/** The server makes the page reload by itself. */
export default function Booklet() {
  const text = useText()
  const errorText = useErrorText()
  const [search] = useSearchParams()
  const { booklet } = useContext(ServerState)
  const topic = search.get('topic')
  const retryHref = routes.paper.href(topic ? { topic } : { town: search.get('town') ?? '' })
  const isWaiting = booklet === undefined || 'place' in booklet
  const heading = text(isWaiting ? 'paper.waiting' : 'paper.failed')
  return (
    <>
      <Breadcrumb trail={[{ label: text('paper.open'), to: routes.paper.href() }, { label: heading }]} />
      <PageHeading>{heading}</PageHeading>
      {isWaiting ? (
        <Notice role="status">{text('paper.place', { place: booklet?.place ?? 1 })}</Notice>
      ) : (
        <Notice kind="error" role="alert">
          {errorText(callErrorOf(503, booklet, null))}
        </Notice>
      )}
      <p>
        <LinkButton to={retryHref}>{text('paper.again')}</LinkButton>
      </p>
    </>
  )
}
