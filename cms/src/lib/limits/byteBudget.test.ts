import { createByteBudget } from './byteBudget.ts'

const tooMany = expect.objectContaining({ status: 429 })

describe('the memory budget of running requests', () => {
  it('has a bound for each, and one for all', () => {
    const { hold, inUse } = createByteBudget({ all: 40, each: 10 })
    const first = hold('a')
    first.take(6)
    hold('a').take(4)
    expect(() => hold('a').take(1)).toThrow(tooMany)
    for (const key of ['b', 'c', 'd']) hold(key).take(10)
    expect(() => hold('e').take(1)).toThrow(tooMany)
    expect(inUse()).toBe(40)
    first.release()
    hold('e').take(6)
    expect(() => hold('f').take(1)).toThrow(tooMany)
  })

  it('is returned once, and a finished request cannot take more', () => {
    const { hold, inUse } = createByteBudget({ all: 40, each: 10 })
    const one = hold('a')
    one.take(10)
    one.release()
    one.release()
    expect(inUse()).toBe(0)
    expect(() => one.take(1)).toThrow(tooMany)
  })

  it('goes to waiting requests as it becomes free, but not to disconnected ones', async () => {
    const { hold, inUse } = createByteBudget({ all: 40, each: 10 })
    const [first, left, next] = [hold('a'), hold('a'), hold('a')]
    await first.wait(8)
    const granted: string[] = []
    void left.wait(8).then(() => granted.push('left'))
    const waited = next.wait(8).then(() => granted.push('next'))
    // Another key does not wait for them.
    await hold('b').wait(10)
    left.release()
    first.release()
    await waited
    expect([granted, inUse()]).toEqual([['next'], 18])
    await expect(hold('a').wait(11)).rejects.toEqual(tooMany)
  })
})
