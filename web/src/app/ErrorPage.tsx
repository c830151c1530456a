import { routes } from '@directory/shared/routes'
import { useSyncExternalStore } from 'react'
import { useText } from '../lib/intl.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PhoneLine } from '../ui/PhoneLine.tsx'
import { Row } from '../ui/Row.tsx'
import styles from './ErrorPage.module.css'

const subscribeToNothing = () => () => {}

/** Shows a message when a page fails to render or its code cannot be loaded. */
export function ErrorPage() {
  const text = useText()
  const isOnline = useSyncExternalStore(
    subscribeToNothing,
    () => navigator.onLine,
    () => true,
  )
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
