import { useCall } from '../../../lib/api.ts'
import { useLocale } from '../../../lib/intl.ts'
import styles from './CategoryName.module.css'

interface Props {
  name: string
  /** `""` where nobody has given one. */
  nameEn: string
}

/** A category as readers know it: English ones see its English name, and the German one that stands on doors beside it. */
export function CategoryName({ name, nameEn }: Props) {
  const locale = useLocale()
  const german = <span lang="de">{name}</span>
  if (locale !== 'en' || nameEn === '') return german
  return (
    <>
      {nameEn} <span className={styles.beside}>({german})</span>
    </>
  )
}

/** The same where only the name is at hand. Pages that use it load `GET /api/categoryinfo` for English readers. */
export function NamedCategory({ name }: { name: string }) {
  const locale = useLocale()
  const known = useCall('GET /api/categoryinfo', locale === 'en' ? {} : null).data
  return <CategoryName name={name} nameEn={known?.find((one) => one.name === name)?.nameEn ?? ''} />
}
