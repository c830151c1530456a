import { useCall } from '../../../lib/api.ts'
import { useLocale } from '../../../lib/intl.ts'
import styles from './CategoryName.module.css'

interface Props {
  name: string
  /** Empty if there is no English name. */
  nameEn: string
}

/** A category's name. English readers see its English name and, beside it, the German one used on signs. */
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

/** The same if only the name is known. Pages using it load `GET /api/categoryinfo` for English readers. */
export function NamedCategory({ name }: { name: string }) {
  const locale = useLocale()
  const known = useCall('GET /api/categoryinfo', locale === 'en' ? {} : null).data
  return <CategoryName name={name} nameEn={known?.find((one) => one.name === name)?.nameEn ?? ''} />
}
