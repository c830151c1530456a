import { nameLocale } from '@directory/shared/locales'
import { useLocale } from '../../../lib/intl.ts'
import { WholeWords } from '../../../ui/WholeWords.tsx'
import styles from './CategoryName.module.css'
import { useCategoryLabel } from './categoryLabel.ts'

interface Props {
  name: string
  /** Empty if there is no English name. */
  nameEn: string
}

/** Shows a category's name. English readers see its English name and, beside it, the German one used on signs. */
export function CategoryName({ name, nameEn }: Props) {
  const locale = useLocale()
  const german = (
    <span lang="de">
      <WholeWords>{name}</WholeWords>
    </span>
  )
  if (locale !== nameLocale || nameEn === '') return german
  return (
    <>
      <WholeWords>{nameEn}</WholeWords> <span className={styles.beside}>({german})</span>
    </>
  )
}

/** Shows the same if only the name is known. Pages using it load `GET /api/categoryinfo` for English readers. */
export function NamedCategory({ name }: { name: string }) {
  const { label, lang } = useCategoryLabel(name)
  return <CategoryName name={name} nameEn={lang ? '' : label} />
}
