export interface Spanning<Cell> {
  cell: Cell
  /** Value in the markup. */
  colspan?: string
  rowspan?: string
}

/** More than any readable table has. */
const maxColumns = 40

const spanOf = (value: string | undefined, max: number) =>
  Math.min(Math.max(Number.parseInt(value ?? '', 10) || 1, 1), max)

/** Content that spans several cells is put in the first of them, the others are empty. */
export function tableGrid<Cell>(rows: readonly (readonly Spanning<Cell>[])[], empty: () => Cell): Cell[][] {
  // For each column: further rows into which a cell from above extends.
  const reaching: number[] = []
  const grid = rows.map((row, at) => {
    const cells: Cell[] = []
    const fill = () => {
      while ((reaching[cells.length] ?? 0) > 0) {
        reaching[cells.length] = (reaching[cells.length] ?? 0) - 1
        cells.push(empty())
      }
    }
    for (const { cell, colspan, rowspan } of row) {
      fill()
      const further = spanOf(rowspan, rows.length - at) - 1
      const wide = spanOf(colspan, maxColumns)
      for (let column = 0; column < wide && (column === 0 || cells.length < maxColumns); column++) {
        if (cells.length < maxColumns) reaching[cells.length] = further
        cells.push(column === 0 ? cell : empty())
      }
    }
    fill()
    return cells
  })
  const widest = grid.reduce((max, { length }) => Math.max(max, length), 0)
  const columns = Math.min(widest, maxColumns)
  return grid.map((cells) => [
    ...cells,
    ...Array.from({ length: Math.max(0, columns - cells.length) }, empty),
  ])
}
