import type { PageName } from '@directory/shared/page'
import type { MessageId } from '../../../lib/intl.ts'
import { PhoneLine } from '../../../ui/PhoneLine.tsx'
import { ImportantNumbers, People } from '../../contact/door.ts'
import { ContentPage } from './ContentPage.tsx'

/**
 * Shows a page that the association writes; the help page has telephone numbers above the text, "about us" the people
 * below it.
 */
export default function AssociationPage({ name, title }: { name: PageName; title: MessageId }) {
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
