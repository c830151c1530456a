import { useContext } from 'react'
import { useText } from '#lib/intl.ts'
import { ServerState } from '#lib/serverState.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { ContactAssociation, EndedLink, OptOutForm } from './linkParts.tsx'

/** Needs a press of a button, because mail programs open every link by themselves. */
export default function OptOut() {
  const text = useText()
  const { link } = useContext(ServerState)
  if (!link?.ask || link.ask.state === 'objected') return <EndedLink link={link} />
  return (
    <>
      <PageHeading lead={text('confirm.objectText')}>{text('confirm.objectTitle')}</PageHeading>
      <OptOutForm look="main" />
      <ContactAssociation />
    </>
  )
}
