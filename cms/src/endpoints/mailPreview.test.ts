import { ok, onServer, refused } from '#testSuite.ts'
import cases from './mailPreview.fixture.json' with { type: 'json' }
import { type Body, requestsOn } from './requests.fixture.ts'

onServer('the mail preview of a decision', async (server) => {
  const on = await requestsOn(server)
  const { address, unique, post, published, submit, mailsTo, close } = on
  const { acceptChange, submitChange } = on

  const preview = async (question: object): Promise<Body[]> => {
    return (await ok(post('mailPreview', question))).mails
  }
  const asSent = async (to: string) => {
    const { subject, text } = (await mailsTo(to)).at(-1) ?? {}
    return [{ to, subject, text }]
  }

  it('requires a decision with a valid outcome', async () => {
    for (const wrong of [
      {},
      { decision: 'removeEntry', ids: [] },
      { decision: 'closeEntry', ids: ['x'], outcome: 'corrected' },
      { decision: 'closeReports', ids: ['x'], outcome: 'settled' },
    ])
      await refused(post('mailPreview', wrong), 400)
    const gone = { decision: 'closeChange', ids: ['x'], outcome: 'settled' }
    await refused(post('mailPreview', gone), 404)
  })

  it.each(cases)(
    'of a request (%s) closed as %s equals its mail, and the log gets one line',
    async (kind, outcome, action, words) => {
      const [name, email, reason] = [`Geschlossen ${unique()}`, address(), 'Weil.\nDarum.']
      const { uuid: id } = await (kind === 'entry' ? submit : submitChange)({ name, email })
      const decision = kind === 'entry' ? 'closeEntry' : 'closeChange'
      const shown = await preview({ decision, ids: [id], outcome, reason })
      expect(await close([{ kind, id }], outcome, reason)).toMatchObject({ decisions: [{}], handled: 0 })
      expect(await on.logLines(name)).toEqual([`editor: ${action}`])
      expect(await mailsTo(email)).toHaveLength(words ? 2 : 1)
      expect(shown).toEqual(words ? await asSent(email) : [])
      if (words) expect(shown[0]?.text).toMatch(new RegExp(`${words}[^]*> Weil\\.\n> Darum`))
      await refused(close([{ kind, id }], outcome), 404)
    },
  )

  it('equals the mail of a publication, with the fields of the reviewer', async () => {
    const { to, uuid, token, question } = await on.toPublish()
    const fields = { name: `  Praxis ${unique()} `, category: 'friseure', phone: '09521 49' }
    const [plain] = await preview(question)
    const shown = await preview({ ...question, fields })
    expect(shown).not.toEqual([plain])
    expect(await mailsTo(to)).toHaveLength(1)
    expect(await on.waitingEntry(uuid)).toMatchObject({ name: plain.subject.split(/[„“]/)[1] })
    await ok(post(`acceptPendingEntry?id=${uuid}&replace=none`, { fields }))
    expect(shown).toEqual(await asSent(to))
    expect(shown[0]?.text).toContain(token)
    await refused(post('mailPreview', question), 404)
  })

  it('creates no category, and uses the public name of an existing one', async () => {
    const [known, made] = [await submit({ email: address() }), await submit({ email: address() })]
    const wanted = `Neue Art ${unique()}`
    const question = { decision: 'acceptEntry', replace: 'none' }
    const other = { ...question, ids: [made.uuid], fields: { category: wanted } }
    expect(await preview(other)).toHaveLength(1)
    expect(await server.count('categories', { name: wanted })).toBe(0)
    const same = await preview({ ...question, ids: [known.uuid], fields: { category: ' FRISEURE' } })
    expect(same).toEqual(await preview({ ...question, ids: [known.uuid] }))
  })

  it.each([false, true])(
    'equals the mails of a replacement to both, whose code then holds (keepToken: %s)',
    async (keepToken) => {
      const { name, before, after, first, second } = await on.twins()
      const [merged, ids] = [{ name: `${name} Neu` }, [second.uuid]]
      const question = { decision: 'acceptEntry', ids, keepToken, merged }
      const shown = await preview({ ...question, replace: first.uuid })
      expect(await preview(question)).toEqual(shown)
      const [asNew, ...others] = await preview({ ...question, replace: 'none' })
      expect([asNew?.subject, others]).toEqual([expect.stringMatching(/ist jetzt veröffentlicht$/), []])
      expect(shown[0]?.subject).toMatch(/^Ihre Angaben zu .* sind übernommen$/)
      const path = `acceptPendingEntry?id=${second.uuid}&replace=${first.uuid}&keepToken=${keepToken}`
      await ok(post(path, { merged }))
      expect(shown).toEqual([...(await asSent(after)), ...(await asSent(before))])
      const texts = shown.map(({ text }) => text).join()
      for (const said of [`${name} Neu`, keepToken ? 'Code (Token) gilt weiter' : second.token])
        expect(texts).toContain(said)
      expect(texts.includes(second.token)).toBe(!keepToken)
      expect(texts.includes('schon jemand anderes')).toBe(keepToken)
      const { token, submitterEmail } = (await on.stored(first.uuid)) ?? {}
      expect([token, submitterEmail]).toEqual(keepToken ? [first.token, before] : [second.token, after])
    },
  )

  it('leaves out submitters without an address', async () => {
    const { uuid: id } = await submit({ email: address() })
    await server.payload.db.updateOne({
      collection: 'entries',
      id,
      data: { submitterEmail: 'kein Postfach' },
    })
    expect(await preview({ decision: 'acceptEntry', ids: [id], replace: 'none' })).toEqual([])
  })

  it('equals the mail of a deleted provider to senders of reports', async () => {
    const to = address()
    const { entry: id } = await on.reported(to)
    const quiet = await server.content.entry({ name: `Sanitätshaus ${unique()}` })
    expect(await preview({ decision: 'removeEntry', ids: [quiet.id] })).toEqual([])
    const shown = await preview({ decision: 'removeEntry', ids: [quiet.id, id] })
    await ok(on.act(`removeEntry?id=${id}`))
    expect(shown).toEqual(await asSent(to))
    expect(await preview({ decision: 'removeEntry', ids: [id, 'unknown'] })).toEqual([])
  })

  it('accepts a change already made by hand: nothing is written, log and mail say accepted', async () => {
    const to = address()
    const { uuid, token } = await published({ email: address() })
    const request = await submitChange({ email: to, token, changeText: 'Neue Nummer: 09521 47' })
    await post('addEntry', { uuid, phone: '09521 47' })
    const before = await on.stored(uuid)
    const shown = await preview({ decision: 'closeChange', ids: [request.uuid], outcome: 'accepted' })
    const body = { id: request.uuid, isInEntry: true }
    // Values sent with it would be lost silently.
    await refused(acceptChange({ ...body, fields: { phone: '09521 48' } }), 'invalid', 'fields')
    const answer = await ok(acceptChange(body))
    expect(await on.stored(uuid)).toEqual(before)
    expect(await on.logLines(request.name)).toEqual(['editor: Änderung angenommen'])
    const [mail] = await asSent(to)
    expect(mail?.text).toContain('angenommen')
    expect(shown).toEqual([mail])
    await refused(acceptChange(body), 404)
    await ok(on.undo(answer.decision))
    expect((await on.pendingChanges()).some((one) => one.uuid === request.uuid)).toBe(true)
  })

  it('accepts likewise a request with an unknown code, and one with a proposal, unapplied', async () => {
    const stray = await submitChange({ email: address() })
    await ok(acceptChange({ id: stray.uuid, isInEntry: true }))
    const { uuid, token } = await published()
    const request = await submitChange({ email: address(), token, proposal: { phone: '09521 48' } })
    const before = await on.stored(uuid)
    await ok(acceptChange({ id: request.uuid, isInEntry: true }))
    expect(await on.stored(uuid)).toEqual(before)
    expect(await on.logLines(request.name)).toEqual(['editor: Änderung angenommen'])
  })
})
