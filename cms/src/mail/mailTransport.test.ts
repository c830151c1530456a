import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '#testFolder.ts'
import { createMailTransport } from './mailTransport.ts'

it('without a mail server a mail is a file that mail programs open', async () => {
  const dataDir = path.join(makeFolder(), 'new')
  const file = await createMailTransport({ smtpUrl: null, dataDir })({
    ...{ id: 'abc', to: 'a@b.example', from: { name: 'Verein', address: 'x@own.example' } },
    ...{
      subject: 'Grüße',
      text: 'Guten Tag',
      html: '<p>Guten Tag',
      date: new Date('2026-01-02T03:04:05.006Z'),
    },
    unsubscribe: `https://own.example/${'x'.repeat(90)}`,
  })
  expect(await readdir(path.join(dataDir, 'mails'))).toEqual(['2026-01-02T03-04-05-006Z-abc.eml'])
  const head = (await readFile(String(file), 'utf8')).split('\r\n\r\n')[0]?.split('\r\n')
  expect(head).toEqual(
    expect.arrayContaining([
      'From: Verein <x@own.example>',
      'Message-ID: <abc@own.example>',
      `List-Unsubscribe: <https://own.example/${'x'.repeat(90)}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]),
  )
})
