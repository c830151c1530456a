import fs, { type ReadStream } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { importLimits } from '@directory/shared/importFields'
import { exported, spreadsheets } from './readSpreadsheet.fixture.ts'
import { makeWorkbook, randomEntries } from './testTables.ts'

const { refusal, imported } = spreadsheets()

it('a large export and its import are each other’s inverse', async () => {
  const text = await exported(randomEntries(20_000))
  expect(await exported(await imported(text))).toBe(text)
})

describe('A file', () => {
  it('is refused when it has no end: a line, a cell, rows, columns, or unpacked', async () => {
    expect(await refusal(`Name;Ort\n${'x'.repeat(1_100_000)}`)).toBe('spreadsheet_invalid')
    expect(await refusal('x;'.repeat(1_100_000))).toBe('spreadsheet_invalid')
    for (const line of [';'.repeat(5_100_000), '"";'.repeat(1_700_000)])
      expect(await refusal(`Name;Ort\n${line}`)).toBe('spreadsheet_invalid')
    expect(await refusal(`Name;Ort\n"A;B\n${'C;D\n'.repeat(300_000)}`)).toBe('spreadsheet_invalid')
    expect(await refusal(`Name;Ort\n"A;B\n`)).toBe('spreadsheet_invalid')
    expect(await refusal(`Name;Ort\n${'A;B\n'.repeat(importLimits.rows)}`)).toBe('read')
    expect(await refusal(`Name;Ort\n${'A;B\n'.repeat(importLimits.rows + 1)}`)).toBe('too_many_rows')
    expect(await refusal(`Name;Ort\nA;B${'\n'.repeat(60_000)}`)).toBe('too_many_rows')
    expect(await refusal(`${'Name;'.repeat(201)}x\n`)).toBe('spreadsheet_invalid')
    // 300 MB in a few hundred kilobytes
    const bomb = await makeWorkbook(`<worksheet>${' '.repeat(150_000_000)}</worksheet>`, '<sst/>')
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await refusal(bomb)).toBe('too_large')
    const strings = await makeWorkbook('<worksheet/>', `<sst>${' '.repeat(60_000_000)}</sst>`)
    expect(await refusal(strings)).toBe('too_large')
  })

  it('stays open no longer than it is read', async () => {
    const opened = vi.spyOn(fs, 'createReadStream')
    syncBuiltinESMExports()
    const stillOpen = () =>
      opened.mock.results.map(({ value }) => value as ReadStream).filter(({ closed }) => !closed)
    const many = 'A;B\n'.repeat(100_000)
    for (const text of [`Name;Ort\n"A;B\n${many}`, `Name;Ort\n${many}`, `${'x;'.repeat(300)}\n${many}`]) {
      expect(await refusal(text)).not.toBe('read')
      await expect.poll(stillOpen).toEqual([])
    }
    expect(opened).toHaveBeenCalled()
    opened.mockRestore()
    syncBuiltinESMExports()
  })
})
