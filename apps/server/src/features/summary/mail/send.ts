import type { Language } from '@portal/contract/core/language'
import { figureTitles } from '@portal/contract/start/figure-titles'
import type { Actor } from '#core/base/actor.ts'
import { eachInTurn } from '#core/base/in-turn.ts'
import { dayText } from '#core/calendar/dates.ts'
import { inTransaction } from '#core/database/database.ts'
import { moneyText, numberText } from '#core/documents/formats.ts'
import { actorFor } from '#core/identity/people.ts'
import type { Mail } from '#core/mail/mail.ts'
import type { Count } from '#features/start/service.ts'
import type { SummaryDeps } from '../deps.ts'
import { weekSummary } from '../week.ts'
import { texts } from './mail-texts.ts'
import * as queries from './queries.ts'

/**
 * Mails the summary of last week to everyone who wants it and to whom it is Monday morning, once. Safe to run twice or
 * concurrently.
 */
export async function sendSummaries(deps: SummaryDeps, at = new Date()): Promise<void> {
  await eachInTurn(await queries.listReaders(deps.db, at), (reader) => sendSummary(deps, reader))
}

/** The figures are read before the transaction that claims the week and stores the mail: a killed process sends it later. */
async function sendSummary(deps: SummaryDeps, reader: queries.SummaryReader): Promise<void> {
  const actor = await actorFor(deps.db, reader.id, 'weekly-summary')
  const mail = actor && (await mailOf(deps, actor, reader))
  await inTransaction(deps.db, async (db) => {
    if ((await queries.claimSummary(db, reader)) && mail)
      await queries.storeMail(db, reader, await deps.mails.queue(db, mail))
  })
}

async function mailOf(deps: SummaryDeps, actor: Actor, { email, idioma: language, semana }: queries.SummaryReader) {
  const { cifras, periodo } = await weekSummary(deps.db, deps.figures, actor, semana)
  const t = texts[language]
  const { url } = await deps.mailCompany()
  const title = t.title(dayText(periodo.actual.desde, language), dayText(periodo.actual.hasta, language))
  return {
    to: email,
    language,
    subject: title,
    reason: 'summary.week',
    body: {
      title,
      paragraphs: [cifras.length > 0 ? t.intro : t.nothing],
      facts: cifras.map(({ cifra, actual, anterior }) => ({
        label: figureTitles[cifra][language],
        value: t.count(countText(actual, language), countText(anterior, language)),
      })),
      button: { label: t.open, url: `${url}/dashboard/resumen?semana=${semana}` },
      footnote: t.optOut(`${url}/dashboard/perfil`),
    },
  } satisfies Mail
}

/** A count with its sums: `3, USD 1,200.00`. */
function countText({ total, total_exacto: isExact, sumas }: Count, language: Language): string {
  const sums = sumas.map(({ moneda, total, devuelto = '0', neto = '0' }) => {
    const said = (sum: string) => moneyText(Number(sum), moneda)
    return Number(devuelto) > 0 ? texts[language].grossAndNet(said(total), said(devuelto), said(neto)) : said(total)
  })
  return [`${numberText(total, language)}${isExact ? '' : '+'}`, ...sums].join(', ')
}
