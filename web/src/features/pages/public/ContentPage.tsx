import type { PageName } from '@directory/shared/page'
import type { ReactNode } from 'react'
import { type MessageId, useText } from '../../../lib/intl.ts'
import { ReadAloud } from '../../../ui/aloud/ReadAloud.tsx'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { Card } from '../../../ui/Card.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Content } from './Content.tsx'
import styles from './ContentPage.module.css'
import { EditPageLink } from './EditPageLink.tsx'

interface Props {
  name: PageName
  title: MessageId
  above?: ReactNode
  below?: ReactNode
}

/** Shows a page whose text the association writes. */
export function ContentPage({ name, title, above, below }: Props) {
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
