import { type ReactNode, useContext, useState } from 'react'
import { useParams } from 'react-router-dom'
import { copyText } from '#lib/copyText.ts'
import { useText } from '#lib/intl.ts'
import { navigation } from '#lib/navigation.ts'
import { ServerState } from '#lib/serverState.ts'
import { useSendsMail } from '#lib/settings.ts'
import { routes } from '#shared/routes'
import { isToken } from '#shared/token'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageTop } from '#ui/PageTop.tsx'
import { PrintButton } from '#ui/PrintButton.tsx'
import { Row } from '#ui/Row.tsx'
import { justSent } from './justSent.ts'
import styles from './Received.module.css'

/** Thanks only right after sending, not on a later visit or to other visitors. */
export default function EntryReceived() {
  const { token } = useParams()
  const server = useContext(ServerState)
  const isNew = navigation.pageChanges === 0 ? server.justSent === true : justSent.token === token
  const validToken = isToken(token) ? token : null
  const text = useText()
  return (
    <>
      <PageTop
        title={text(isNew ? 'received.entryTitle' : 'received.again')}
        lead={isNew ? text('received.entryLead') : validToken && text('received.againLead')}
      />
      <TokenCard token={validToken} />
      {(isNew || validToken) && <NextSteps>{isNew && text('received.stepCheck')}</NextSteps>}
      <Row className="noPrint">
        {!isNew && validToken && (
          <LinkButton to={routes.addRequest.href({ token: validToken })} icon="edit">
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

function NextSteps({ children }: { children: ReactNode }) {
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

function TokenCard({ token }: { token: string | null }) {
  const text = useText()
  const [message, setMessage] = useState('')
  if (token === null) return <Notice kind="warning">{text('received.noToken')}</Notice>
  const copy = async () =>
    setMessage(text((await copyText(token)) ? 'received.copied' : 'received.copyFailed'))
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
