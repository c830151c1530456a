import { allTexts } from '@directory/shared/catalogues'
import { createElement, type FunctionComponent } from 'react'
import { CallError } from './api.ts'
import { useErrorText } from './errorText.ts'
import { drawnAt } from './testTexts.ts'
import { useFormProblems } from './useFormProblems.ts'

const rendered = (page: FunctionComponent, address = '/') => drawnAt(address, createElement(page))

it('an unknown error has a general text in English, and the server message in German', () => {
  const refusal = new CallError(400, 'something_new', 'So geht es nicht.')
  const Words = () => useErrorText()(refusal)
  expect(rendered(Words)).toBe('So geht es nicht.')
  expect(rendered(Words, '/en')).toBe(allTexts.en['error.refused'])
})

it('lists errors in the order of the form, those of opening lines at the hours', () => {
  const sent = ['opening2', 'phone', 'name'].map((field) => ({ code: 'too_long', message: '', field }))
  const Lines = () =>
    useFormProblems('entry', {}, { sent, order: ['name', 'opening', 'phone'] })
      .summary.lines.map(({ id }) => id)
      .join()
  expect(rendered(Lines)).toBe('entry-name,entry-opening2,entry-phone')
})
