import { savedSearchCalls } from '@portal/contract/saved-searches/calls'
import { Frequency } from '@portal/contract/saved-searches/constants'
import { sql } from 'kysely'
import { matchAppeared } from '../src/features/saved-searches/match/match.ts'
import { tellDue } from '../src/features/saved-searches/tell/tell.ts'
import { mailsTo } from './people.ts'
import { fromElsewhere } from './registration.ts'
import type { Answered, TestApp } from './start-app.ts'

let made = 0

/** An address like no other. */
export const anAddress = () => `busca${++made}@example.com`

/** Saves a search of machines, to be told at once, unless wished otherwise. */
export const saveSearch = (app: TestApp, email: string, changes: object = {}): Promise<Answered> => {
  const form = { tipo: 'maquinaria', filtro: '', email, frecuencia: Frequency.instant, ...changes }
  return app.call('POST', savedSearchCalls.save.path, form, null, fromElsewhere())
}

/** The token of the newest mail to an address. */
export async function searchToken(app: TestApp, email: string): Promise<string> {
  const [mail] = await mailsTo(app, email)
  return /\/saved-search\/([\w-]+)/.exec(mail?.texto ?? '')?.[1] ?? ''
}

/** What its address does with a search. */
export const byLink = (app: TestApp, token: string, how: '' | 'confirmar' | 'terminar'): Promise<Answered> => {
  const path = `/v1/busqueda_guardada/enlace/${token}`
  return how === ''
    ? app.call('GET', path, undefined, null, fromElsewhere())
    : app.call('POST', `${path}/${how}`, {}, null, fromElsewhere())
}

/** A confirmed search; returns its address and its token. */
export async function aSearch(app: TestApp, changes: object = {}, email = anAddress()) {
  await saveSearch(app, email, changes)
  const token = await searchToken(app, email)
  const { status } = await byLink(app, token, 'confirmar')
  if (status !== 200) throw new Error(`the search was not confirmed: ${status}`)
  return { email, token, id: Number.parseInt(token, 10) }
}

/** What the job does each minute. */
export async function findAndTell({ deps }: TestApp): Promise<void> {
  await matchAppeared(deps)
  await tellDue(deps)
}

/** As if the time of all mails had come. */
export const untilMorning = ({ deps: { db } }: TestApp) =>
  sql`update busqueda_aviso set enviar_en = now() where avisado_en is null`.execute(db)

/** The mails about new items to an address, the newest first. */
export const foundMails = async (app: TestApp, email: string) =>
  (await mailsTo(app, email)).filter(({ motivo }) => motivo === 'savedSearch.found')
