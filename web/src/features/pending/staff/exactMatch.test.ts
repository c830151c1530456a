import { exactMatch } from './ManualChangeForm.tsx'

const entry = (name: string, email = '') => ({ name, email })

describe('the entry of a request with an unknown token', () => {
  const request = entry(' Quitten-APOTHEKE ', 'Rat@example.org')

  it('is the one of the same name in any spelling, not of a similar name', () => {
    const [one, similar] = [entry('Quitten-Apotheke'), entry('Quitten-Apotheke am Markt')]
    expect(exactMatch(request, [similar, one])).toBe(one)
    expect(exactMatch(request, [similar])).toBeUndefined()
    expect(exactMatch(request, [])).toBeUndefined()
  })

  it('is, of several namesakes, the only one with the email of the sender', () => {
    const [here, there] = [entry('Quitten-Apotheke', 'rat@example.org'), entry('Quitten-Apotheke')]
    expect(exactMatch(request, [there, here])).toBe(here)
    expect(exactMatch(request, [there, there])).toBeUndefined()
    expect(exactMatch(request, [here, here])).toBeUndefined()
    expect(exactMatch(entry('Quitten-Apotheke'), [there, there])).toBeUndefined()
  })
})
