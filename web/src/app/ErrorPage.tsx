import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { useHydrated } from '#lib/hydrated.ts'
import { useText } from '#lib/intl.ts'
import { reloadFromServerOnce } from '#lib/reloadFromServer.ts'
import { routes } from '#shared/routes'
import { Button, LinkButton } from '#ui/Button.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { PhoneLine } from '#ui/PhoneLine.tsx'
import { Row } from '#ui/Row.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './ErrorPage.module.css'

/** Its code may be gone after an update of the site, so the server is asked first. */
export function RouteError() {
  const error = useRouteError()
  const [isFinal, setFinal] = useState(false)
  useEffect(() => {
    setFinal(false)
    reloadFromServerOnce(error).catch(() => setFinal(true))
  }, [error])
  return isFinal ? <ErrorPage /> : <Skeleton />
}

export function ErrorPage() {
  const text = useText()
  const isOnline = !useHydrated() || navigator.onLine
  return (
    <div className={styles.page}>
      <PageHeading lead={text(isOnline ? 'errorpage.lead' : 'error.offline')}>
        {text(isOnline ? 'errorpage.title' : 'error.offlineTitle')}
      </PageHeading>
      <Row as="p">
        <Button look="main" onClick={() => window.location.reload()}>
          {text('errorpage.reload')}
        </Button>
        <LinkButton to={routes.home.href()} icon="home">
          {text('nav.home')}
        </LinkButton>
      </Row>
      <PhoneLine />
    </div>
  )
}
