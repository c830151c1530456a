import { compareGerman } from '@directory/shared/fold'

/** The page of a table that is asked for, from 1, or the one next to it that there is. */
export function pageOf<Row>(listed: readonly Row[], asked: string, size: number) {
  const pages = Math.max(1, Math.ceil(listed.length / size))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(asked)) || 1))
  return { page, pages, rows: listed.slice((page - 1) * size, page * size) }
}

/** Each once, to choose from. */
export const namesIn = (names: readonly string[]) =>
  [...new Set(names)].filter((name) => name !== '').sort(compareGerman)
