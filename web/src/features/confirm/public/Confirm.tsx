import { useContext } from 'react'
import { longDate } from '#lib/format.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { ServerState } from '#lib/serverState.ts'
import { Notice } from '#ui/Notice.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { EntryToConfirm } from './EntryToConfirm.tsx'
import { ContactAssociation, EndedLink, OptOutSection, RejectedAnswer } from './linkParts.tsx'

export default function Confirm() {
  const text = useText()
  const locale = useLocale()
  const { link } = useContext(ServerState)
  const ask = link?.ask
  if (!ask || ask.state === 'ended' || ask.state === 'objected') return <EndedLink link={link} />
  const isOpen = ask.state === 'open'
  const lead = isOpen ? text('confirm.lead', { date: longDate(ask.until, locale) }) : text('confirm.doneLead')
  return (
    <>
      <PageHeading lead={lead}>{text('confirm.title')}</PageHeading>
      {link.refusal && <RejectedAnswer refusal={link.refusal} />}
      {ask.entries.length === 0 && <Notice>{text('confirm.nothingLeft')}</Notice>}
      {ask.entries.map((one) => (
        <EntryToConfirm key={one.entry.uuid} asked={one} isOpen={isOpen} />
      ))}
      <OptOutSection />
      <ContactAssociation />
    </>
  )
}
