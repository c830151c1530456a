export type Ask = (address: string, token?: string, body?: object) => Promise<Record<string, never>>

export const isPrivate = (text: string) => /verborgen\w+verborgen/.test(text)

const place = { street: 'Weg 1', plz: '97437', city: 'Haßfurt', lat: 50.03, lon: 10.5 }
const provider = { category: 'Friseure', ...place }

/** Through the contract: requests, drafts, trash, submitters. Returns the texts. */
export async function plantPrivateTexts(ask: Ask, admin: string): Promise<string[]> {
  const planted: string[] = []
  /** Returns a word that is recognised anywhere, even in an address. */
  const mark = (name: string) => {
    const word = `verborgen${name}verborgen`
    planted.push(word)
    return word
  }
  const mail = (name: string) => `${mark(name)}@example.org`
  const hidden = { name: mark('Pending'), email: mail('PendingMail'), services: mark('Services') }
  const pending = { ...provider, ...hidden }
  await ask('/api/addPendingEntry', '', pending)

  const { uuid, token } = await ask('/api/addPendingEntry', '', {
    ...provider,
    name: 'Salon mit Einreicher',
    email: mail('Submitter'),
  })
  await ask(`/api/acceptPendingEntry?id=${uuid}`, admin, {})
  await ask('/api/addEntry', admin, { uuid, email: '', noEmail: true })
  const change = { name: mark('Changer'), email: mail('ChangeMail'), token, changeText: mark('ChangeText') }
  await ask('/api/addPendingChange', '', change)

  const removed = await ask('/api/addEntry', admin, { ...provider, name: mark('Trashed'), noEmail: true })
  await ask(`/api/removeEntry?id=${removed.uuid}`, admin)
  const news = { text: 'Text', occurDate: '2031-05-01' }
  await ask('/api/addnewsentry', admin, { ...news, title: mark('Draft'), draft: true })
  await ask('/api/addnewsentry', admin, { ...news, title: mark('Coming'), showFrom: '9999-01-01' })

  return [...planted, String(token)]
}
