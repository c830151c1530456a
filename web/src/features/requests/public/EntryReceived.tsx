import { routes } from '@directory/shared/routes'
import { isToken } from '@directory/shared/token'
import { type ReactNode, useContext } from 'react'
import { useParams } from 'react-router-dom'
import { useText } from '../../../lib/intl.ts'
import { navigation } from '../../../lib/navigation.ts'
import { ServerState } from '../../../lib/serverState.ts'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Row } from '../../../ui/Row.tsx'
import { justSent } from './justSent.ts'
import { NextSteps, TokenCard } from './Received.tsx'

export default function EntryReceived() {
  const { token } = useParams()
  const server = useContext(ServerState)
  const isNew = navigation.pageChanges === 0 ? server.justSent === true : justSent.token === token
  const validToken = isToken(token) ? token : null
  return isNew ? <AfterSending token={validToken} /> : <ReturningVisit token={validToken} />
}

/** Shows the page after sending the request. */
function AfterSending({ token }: { token: string | null }) {
  const text = useText()
  return (
    <>
      <Breadcrumb trail={[{ label: text('received.entryTitle') }]} />
      <PageHeading lead={text('received.entryLead')}>{text('received.entryTitle')}</PageHeading>
      <TokenCard token={token} />
      <Steps>{text('received.stepCheck')}</Steps>
      <LinkButton to={routes.home.href()} icon="home" className="noPrint">
        {text('received.home')}
      </LinkButton>
    </>
  )
}

function Steps({ children }: { children?: ReactNode }) {
  const text = useText()
  return (
    <NextSteps>
      <ul>
        <li>{text('received.stepMail')}</li>
        <li>{text('received.stepKeep')}</li>
        {children && <li>{children}</li>}
      </ul>
    </NextSteps>
  )
}

/** Shows the page to a visitor who returns later, or uses another visitor's address. */
function ReturningVisit({ token }: { token: string | null }) {
  const text = useText()
  return (
    <>
      <Breadcrumb trail={[{ label: text('received.again') }]} />
      <PageHeading lead={token && text('received.againLead')}>{text('received.again')}</PageHeading>
      <TokenCard token={token} />
      {token && <Steps />}
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
