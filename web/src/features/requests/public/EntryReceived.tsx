import { routes } from '@directory/shared/routes'
import { isToken } from '@directory/shared/token'
import { type ReactNode, useContext, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useText } from '../../../lib/intl.ts'
import { navigation } from '../../../lib/navigation.ts'
import { ServerState } from '../../../lib/serverState.ts'
import { useSendsMail } from '../../../lib/useSendsMail.ts'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { PrintButton } from '../../../ui/PrintButton.tsx'
import { Row } from '../../../ui/Row.tsx'
import { justSent } from './justSent.ts'
import styles from './Received.module.css'

export default function EntryReceived() {
  const { token } = useParams()
  const server = useContext(ServerState)
  const isNew = navigation.pageChanges === 0 ? server.justSent === true : justSent.token === token
  const validToken = isToken(token) ? token : null
  return isNew ? <AfterSending token={validToken} /> : <ReturningVisit token={validToken} />
}

function AfterSending({ token }: { token: string | null }) {
  const text = useText()
  return (
    <>
      <Breadcrumb trail={[{ label: text('received.entryTitle') }]} />
      <PageHeading lead={text('received.entryLead')}>{text('received.entryTitle')}</PageHeading>
      <TokenCard token={token} />
      <NextSteps>{text('received.stepCheck')}</NextSteps>
      <LinkButton to={routes.home.href()} icon="home" className="noPrint">
        {text('received.home')}
      </LinkButton>
    </>
  )
}

function NextSteps({ children }: { children?: ReactNode }) {
  const text = useText()
  const sendsMail = useSendsMail()
  return (
    <section className="measure">
      <h2>{text('received.next')}</h2>
      <ul>
        {sendsMail && <li>{text('received.stepMail')}</li>}
        <li>{text('received.stepKeep')}</li>
        {sendsMail && children && <li>{children}</li>}
      </ul>
    </section>
  )
}

/** Returning later, or at another visitor's address. */
function ReturningVisit({ token }: { token: string | null }) {
  const text = useText()
  return (
    <>
      <Breadcrumb trail={[{ label: text('received.again') }]} />
      <PageHeading lead={token && text('received.againLead')}>{text('received.again')}</PageHeading>
      <TokenCard token={token} />
      {token && <NextSteps />}
      <Row className="noPrint">
        {token && (
          <LinkButton to={routes.addRequest.href({ token })} icon="edit">
            {text('request.change')}
          </LinkButton>
        )}
        <LinkButton to={routes.home.href()} icon="home">
          {text('received.home')}
        </LinkButton>
      </Row>
    </>
  )
}

function TokenCard({ token }: { token: string | null }) {
  const text = useText()
  const [message, setMessage] = useState('')
  if (token === null) return <Notice kind="warning">{text('received.noToken')}</Notice>
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setMessage(text('received.copied')),
      () => setMessage(text('received.copyFailed')),
    )
  return (
    <section className={styles.card} aria-labelledby="token-label">
      <h2 id="token-label" className={styles.label}>
        {text('received.token')}
      </h2>
      <p className={styles.token} translate="no">
        {token}
      </p>
      <Row className="withScript">
        <Button icon="check" onClick={copy}>
          {text('received.copy')}
        </Button>
        <PrintButton label="received.print" />
      </Row>
      <p role="status" className={`${styles.said} unlessEmpty`}>
        {message}
      </p>
    </section>
  )
}
