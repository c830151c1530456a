import type { PageName } from '@directory/shared/page'
import type { ReactNode } from 'react'
import { Breadcrumb } from '../../components/Breadcrumb.tsx'
import { Card } from '../../components/Card.tsx'
import { EditPageLink } from '../../components/EditPageLink.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import { type MessageId, useText } from '../../lib/intl.ts'
import { Content } from './Content.tsx'
import styles from './ContentPage.module.css'

interface Props {
  name: PageName
  title: MessageId
  above?: ReactNode
  below?: ReactNode
}

/** A page whose text the association writes. */
export function ContentPage({ name, title, above, below }: Props) {
  const text = useText()
  return (
    <>
      <Breadcrumb trail={[{ label: text(title) }]} />
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
