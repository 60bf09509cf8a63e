import { PaymentStatus, paidStatuses, paymentTransitions } from '@portal/contract/payments/states'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { client, day, type Mood, minute, most, stranger, type Truth, visit, World, words } from '#test/payment-world.ts'
import { effectsOf, isTold, nextStep, type Occasion, outcomeOf, type Word } from '../rules/provider-answers.ts'
import type { Flow } from '../rules/returns.ts'

const s = PaymentStatus
const payersArb = fc.array(fc.constantFrom(client, stranger), { minLength: 1, maxLength: 3 })

const flows: Flow[] = ['normal', 'normal', 'normal', 'aborted', 'timeout', 'form_error', 'empty']
const occasions: Occasion[] = ['return', 'return', 'return', 'result', 'sweep', 'review', 'comparison']

/** `events`: what happens, several things at once; `truth`: what the buyer did at the form. */
const storyArb = (moods: fc.Arbitrary<Mood>) =>
  payersArb.chain((payers) => {
    const visitArb = fc.record({
      id: fc.nat(payers.length - 1),
      occasion: fc.constantFrom(...occasions),
      flow: fc.constantFrom(...flows),
      moods: fc.array(moods, { minLength: 1, maxLength: 6 }),
      steps: fc.oneof(
        { weight: 3, arbitrary: fc.constant(most) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 6 }) },
      ),
    })
    const phaseArb = fc.record({
      visits: fc.array(visitArb, { maxLength: 5 }),
      minutes: fc.constantFrom(0, 1, 3, 21),
      isCanceled: fc.nat(7).map((n) => n === 0),
    })
    const truthArb = fc.constantFrom<Truth>(
      'paid_at_form',
      'paid_at_form',
      'paid_at_form',
      'failed',
      'aborted',
      'at_form',
    )
    return fc.record({
      payers: fc.constant(payers),
      truths: fc.array(truthArb, { minLength: payers.length, maxLength: payers.length }),
      phases: fc.array(phaseArb, { minLength: 1, maxLength: 5 }),
    })
  })

type Story = ReturnType<typeof storyArb> extends fc.Arbitrary<infer T> ? T : never

/** In which part of a story a buyer pays at a form that charges. */
interface PaysAtForm {
  phase: number
  id: number
}

async function tell(story: Story, scheduler: fc.Scheduler, pays?: readonly PaysAtForm[]): Promise<World> {
  const world = new World(story.payers)
  world.isCharging = pays !== undefined
  if (!pays) world.truths = [...story.truths]
  for (const [phase, { visits, minutes, isCanceled }] of story.phases.entries()) {
    const turn = () => scheduler.schedule(Promise.resolve())
    const paying = (pays ?? []).filter((one) => one.phase === phase)
    const payments = paying.map(async ({ id }) => turn().then(() => world.payAtForm(id % story.payers.length)))
    await scheduler.waitFor(Promise.all([...visits.map((visited) => visit(world, visited, turn)), ...payments]))
    if (isCanceled) world.isWaiting = false
    world.now += minutes * minute
    expect(Math.max(...world.commits), 'charged twice').toBeLessThanOrEqual(1)
  }
  return world
}

/** The sweeper comes by again and again, until no payment is older than it looks after. */
async function sweepUntil(world: World, end: number, mood: Mood) {
  while (world.now < end) {
    world.now += 21 * minute
    for (const { id } of world.rows.filter(
      ({ estado }) => paymentTransitions[estado].length > 0 && !paidStatuses.includes(estado),
    ))
      await visit(world, { id, occasion: 'sweep', flow: 'empty', moods: [mood], steps: most }, async () => {})
  }
}

const reservedBy = (world: World) => world.effects.filter(([, effect]) => effect === 'reserve').map(([id]) => id)
const givenBack = (world: World) => world.effects.filter(([, effect]) => effect === 'giveBack').map(([id]) => id)

const sureOf = (world: World) => {
  const reserved = reservedBy(world)
  expect(reserved.length, 'reserved twice').toBeLessThanOrEqual(1)
  for (const id of reserved) {
    expect(world.heardPaid.has(id), 'reserved unpaid').toBe(true)
    expect(world.rows[id]).toMatchObject({ estado: s.approved, motivo: null })
    expect(givenBack(world)).not.toContain(id)
  }
}

test('whatever the provider says and whoever dies, each payment ends, is charged at most once and never reserves unpaid', async () => {
  const moods = fc.constantFrom<Mood>('honest', 'lost_after', 'lost_before', ...words)
  await fc.assert(
    fc.asyncProperty(
      storyArb(moods),
      fc.scheduler(),
      fc.constantFrom<Mood>('honest', ...words),
      async (story, scheduler, last) => {
        const world = await tell(story, scheduler)
        sureOf(world)
        await sweepUntil(world, world.now + 8 * day, last)
        sureOf(world)
        for (const { estado } of world.rows)
          expect(paymentTransitions[estado].length === 0 || paidStatuses.includes(estado), estado).toBe(true)
      },
    ),
    { numRuns: 400 },
  )
})

test('where it does not lie, however often it is silent, every charge is either the reservation or given back', async () => {
  const moods = fc.constantFrom<Mood>(
    'honest',
    'honest',
    'lost_after',
    'lost_before',
    'credentials',
    'not_sent',
    'refused',
  )
  await fc.assert(
    fc.asyncProperty(storyArb(moods), fc.scheduler(), async (story, scheduler) => {
      const world = await tell(story, scheduler)
      await sweepUntil(world, world.now + 3 * 21 * minute, 'honest')
      sureOf(world)
      const charged = world.rows.filter(({ id }) => world.truths[id] === 'authorized').map(({ id }) => id)
      expect([...reservedBy(world), ...givenBack(world)].toSorted()).toEqual(charged)
      for (const { id, estado } of world.rows) expect(estado === s.approved, estado).toBe(charged.includes(id))
    }),
    { numRuns: 400 },
  )
})

test('where the form charges, every charge is the reservation or given back, and nothing is charged once a payment has ended', async () => {
  const moods = fc.constantFrom<Mood>('honest', 'honest', 'lost_after', 'lost_before', 'credentials', 'refused')
  const paysArb = fc.array(fc.record({ phase: fc.nat(4), id: fc.nat(2) }), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(storyArb(moods), paysArb, fc.scheduler(), async (story, pays, scheduler) => {
      const world = await tell(story, scheduler, pays)
      for (const { id, estado } of world.rows)
        if (paymentTransitions[estado].length === 0) expect(world.truths[id], estado).toBe('closed')
      await sweepUntil(world, world.now + 3 * 21 * minute, 'honest')
      for (const { id } of world.rows) world.payAtForm(id)
      sureOf(world)
      const charged = world.rows.filter(({ id }) => world.truths[id] === 'authorized').map(({ id }) => id)
      expect([...reservedBy(world), ...givenBack(world)].toSorted()).toEqual(charged)
      for (const { id, estado } of world.rows) expect(estado === s.approved, estado).toBe(charged.includes(id))
    }),
    { numRuns: 400 },
  )
})

test('two sweeps that ask while a late buyer is committed do not end the payment before its answer is stored', () => {
  const world = new World([client])
  world.now = 21 * minute
  world.note(0, 'normal')
  world.change(0, { estado: s.confirming, confirmando_en: new Date(world.now) })
  const heard = (occasion: Occasion, heard: Word) => ({
    ...{ occasion, flow: null, row: world.read(0), claim: null, committed: null, heard },
    ...{ asksLeft: 0, isTimeUp: false, isSettled: false },
  })
  world.settle(heard('sweep', 'refused'))
  expect(world.rows[0]!.estado).toBe(s.unknown)
  world.settle(heard('sweep', 'waiting')) // asked before the commit
  expect(world.rows[0]!.estado).toBe(s.unknown)
  world.settle({ ...heard('return', 'paid'), claim: 'commit', committed: 'paid' })
  expect(reservedBy(world)).toEqual([0])
})

test('a payment in doubt whose commit reached nobody ends once it is no longer young', () => {
  const world = new World([client])
  world.now = 21 * minute
  world.change(0, { estado: s.confirming, confirmando_en: new Date(world.now) })
  world.change(0, { estado: s.unknown })
  const waiting = () => outcomeOf('waiting', world.read(0))
  expect(waiting()).toEqual({})
  world.now += 2 * minute
  expect(waiting()).toEqual({ estado: s.timedOut })
})

test('a provider that has told nothing is believed nothing', () => {
  const states = Object.values(PaymentStatus)
  for (const word of words.filter((word) => !isTold(word)))
    for (const estado of states) {
      const row = { ...new World([client]).read(0), estado }
      expect(outcomeOf(word, row)).toEqual({})
    }
})

test('after a commit without an answer it is asked until it tells more than "waiting"; after a refused one, once told is enough', () => {
  const row = { ...new World([client]).read(0), estado: s.confirming, flujo: 'normal' as const }
  const heard = (committed: Word, heard: Word, asksLeft: number) =>
    nextStep({
      ...{ occasion: 'return', flow: 'normal', row, claim: 'commit', committed, heard, asksLeft },
      ...{ isTimeUp: false, isSettled: false },
    })
  expect(heard('silent', 'silent', 4)).toBe('ask')
  expect(heard('silent', 'waiting', 3)).toBe('ask')
  expect(heard('silent', 'waiting', 0)).toBe('settle')
  expect(heard('silent', 'paid', 3)).toBe('settle')
  expect(heard('refused', 'refused', 4)).toBe('ask')
  expect(heard('refused', 'waiting', 3)).toBe('settle')
  expect(heard('credentials', 'credentials', 4)).toBe('settle')
})

test('money of a payment that we had given up goes back, also when its reservation waits again', () => {
  const row = { ...new World([client]).read(0), motivo: 'ya_pagada' as const }
  const circumstances = { isWanted: true, isBuyerGone: false }
  expect(effectsOf({ estado: s.approved }, row, circumstances)).toEqual(['receipt', 'giveBack'])
})
