import { routes } from '@directory/shared/routes'
import { isToken } from '@directory/shared/token'
import { useContext } from 'react'
import { useParams } from 'react-router-dom'
import { Breadcrumb } from '../components/Breadcrumb.tsx'
import { LinkButton } from '../components/Button.tsx'
import { PageHeading } from '../components/PageHeading.tsx'
import { Row } from '../components/Row.tsx'
import { justSent } from '../features/requests/justSent.ts'
import { NextSteps, TokenCard } from '../features/requests/Received.tsx'
import { useText } from '../lib/intl.ts'
import { navigation } from '../lib/navigation.ts'
import { ServerState } from '../lib/serverState.ts'

export default function EntryReceived() {
  const { token } = useParams()
  const server = useContext(ServerState)
  const isNew = navigation.moves === 0 ? server.justSent === true : justSent.token === token
  const known = isToken(token) ? token : null
  return isNew ? <Arrived token={known} /> : <Later token={known} />
}

/** For whoever has just sent the request. */
function Arrived({ token }: { token: string | null }) {
  const text = useText()
  return (
    <>
      <Breadcrumb trail={[{ label: text('received.entryTitle') }]} />
      <PageHeading lead={text('received.entryLead')}>{text('received.entryTitle')}</PageHeading>
      <TokenCard token={token} />
      <NextSteps>
        <ul>
          <li>{text('received.stepMail')}</li>
          <li>{text('received.stepKeep')}</li>
          <li>{text('received.stepCheck')}</li>
        </ul>
      </NextSteps>
      <LinkButton to={routes.home.href()} icon="home" className="noPrint">
        {text('received.home')}
      </LinkButton>
    </>
  )
}

/** For whoever comes back later, or by somebody else's address. */
function Later({ token }: { token: string | null }) {
  const text = useText()
  return (
    <>
      <Breadcrumb trail={[{ label: text('received.again') }]} />
      <PageHeading lead={token && text('received.againLead')}>{text('received.again')}</PageHeading>
      <TokenCard token={token} />
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
