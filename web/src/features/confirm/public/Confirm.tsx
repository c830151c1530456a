import type { OpenedLink } from '@directory/shared/renderedState'
import { useContext } from 'react'
import { useParams } from 'react-router-dom'
import { longDate } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { ServerState } from '../../../lib/serverState.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { EntryToConfirm } from './EntryToConfirm.tsx'
import { ContactAssociation, EndedLink, OptOutSection, RejectedAnswer } from './linkParts.tsx'

export default function Confirm() {
  const { secret = '' } = useParams()
  const { link } = useContext(ServerState)
  const ask = link?.ask
  if (!ask || ask.state === 'ended' || ask.state === 'objected') return <EndedLink link={link} />
  return <AskedEntries secret={secret} ask={ask} refusal={link.refusal} />
}

function AskedEntries({
  secret,
  ask: { state, until, entries },
  refusal,
}: {
  secret: string
  ask: NonNullable<OpenedLink['ask']>
  refusal: OpenedLink['refusal']
}) {
  const text = useText()
  const locale = useLocale()
  const isOpen = state === 'open'
  return (
    <>
      <PageHeading
        lead={isOpen ? text('confirm.lead', { date: longDate(until, locale) }) : text('confirm.doneLead')}
      >
        {text('confirm.title')}
      </PageHeading>
      {refusal && <RejectedAnswer refusal={refusal} />}
      {entries.length === 0 && <Notice>{text('confirm.nothingLeft')}</Notice>}
      {entries.map((one) => (
        <EntryToConfirm key={one.entry.uuid} secret={secret} asked={one} isOpen={isOpen} />
      ))}
      <OptOutSection secret={secret} />
      <ContactAssociation />
    </>
  )
}
