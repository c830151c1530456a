import type { PageName } from '@directory/shared/page'
import type { ReactNode } from 'react'
import { type MessageId, useText } from '../../../lib/intl.ts'
import { ReadAloud } from '../../../ui/aloud/ReadAloud.tsx'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { Card } from '../../../ui/Card.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { PhoneLine } from '../../../ui/PhoneLine.tsx'
import { ImportantNumbers, People } from '../../contact/door.ts'
import styles from './AssociationPage.module.css'
import { Content } from './Content.tsx'
import { EditPageLink } from './EditPageLink.tsx'

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

interface Props {
  name: PageName
  title: MessageId
  above?: ReactNode
  below?: ReactNode
}

/** Shows a page whose text the association writes. */
function ContentPage({ name, title, above, below }: Props) {
  const text = useText()
  return (
    <>
      <Breadcrumb trail={[{ label: text(title) }]} aside={<ReadAloud />} />
      <PageHeading>{text(title)}</PageHeading>
      {above}
      <Card className={styles.sheet}>
        <Content name={name} />
      </Card>
      <EditPageLink name={name} />
      {below}
    </>
  )
}
