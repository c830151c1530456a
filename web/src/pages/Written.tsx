import type { PageName } from '@directory/shared/page'
import { PhoneLine } from '../components/PhoneLine.tsx'
import { ImportantNumbers } from '../features/contact/ImportantNumbers.tsx'
import { People } from '../features/contact/People.tsx'
import { ContentPage } from '../features/content/ContentPage.tsx'
import type { MessageId } from '../lib/intl.ts'

/** What the association writes, with whom to ask beside the help and who is behind it below "about us". */
export default function Written({ name, title }: { name: PageName; title: MessageId }) {
  if (name === 'about') return <ContentPage name={name} title={title} below={<People />} />
  if (name !== 'assistance') return <ContentPage name={name} title={title} />
  const above = (
    <>
      <PhoneLine />
      <ImportantNumbers />
    </>
  )
  return <ContentPage name={name} title={title} above={above} />
}
