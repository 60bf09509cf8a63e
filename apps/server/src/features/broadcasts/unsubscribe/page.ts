import { subscribeAgainPath, unsubscribePath } from '@portal/contract/broadcasts/constants'
import type { Language } from '@portal/contract/core/language'
import { type Db, inTransaction } from '#core/database/database.ts'
import type { SmallPage, SmallText } from '#core/http/small-pages.ts'
import * as queries from './queries.ts'
import { recipientOf } from './token.ts'
import { subscribeAgain, unsubscribe } from './unsubscribe.ts'

const texts = {
  es: {
    ask: { title: 'Dejar de recibir nuestros correos', button: 'Darse de baja' },
    asked: (email: string) => `¿Desea que no enviemos más correos informativos a ${email}?`,
    done: {
      title: 'Ya no recibirá nuestros correos',
      text: 'Los avisos sobre sus cotizaciones y solicitudes le seguirán llegando.',
    },
    again: { title: 'Volver a recibir nuestros correos', button: 'Volver a recibirlos' },
    askedAgain: (email: string) => `¿Desea que volvamos a enviar correos informativos a ${email}?`,
    back: { title: 'Volverá a recibir nuestros correos', text: 'Puede darse de baja en cada uno de ellos.' },
  },
  en: {
    ask: { title: 'Stop receiving our e-mails', button: 'Unsubscribe' },
    asked: (email: string) => `Should we stop sending informational e-mails to ${email}?`,
    done: {
      title: 'You will no longer receive our e-mails',
      text: 'Messages about your quotes and requests will still reach you.',
    },
    again: { title: 'Receive our e-mails again', button: 'Receive them again' },
    askedAgain: (email: string) => `Should we send informational e-mails to ${email} again?`,
    back: { title: 'You will receive our e-mails again', text: 'Each of them lets you unsubscribe.' },
  },
}

type Deps = { db: Db; secrets: { enlace: string } }

const finder =
  ({ db, secrets }: Deps) =>
  async (token: string) => {
    const id = recipientOf(secrets.enlace, token)
    return id === null ? undefined : queries.getRecipient(db, id)
  }

/**
 * The link under every letter (rule broadcasts/unsubscribe): looking changes nothing, posting unsubscribes at once and
 * any number of times.
 */
export const unsubscribePage = (deps: Deps): SmallPage => {
  const find = finder(deps)
  return {
    path: `${unsubscribePath}/:token`,
    async show(token) {
      const found = await find(token)
      if (!found) return null
      if (found.no_contactar_en) return doneOf(found.idioma, token)
      const t = texts[found.idioma]
      return { language: found.idioma, ...t.ask, text: t.asked(found.email) }
    },
    async act(token, caller) {
      const found = await find(token)
      if (!found) return null
      await inTransaction(deps.db, (db) => unsubscribe(db, caller, found))
      return doneOf(found.idioma, token)
    },
  }
}

/** The way back, by the same letter: who has it is the owner of the address. */
export const subscribeAgainPage = (deps: Deps): SmallPage => {
  const find = finder(deps)
  const back = (language: Language): SmallText => ({ language, ...texts[language].back })
  return {
    path: `${subscribeAgainPath}/:token`,
    async show(token) {
      const found = await find(token)
      if (!found) return null
      if (!found.no_contactar_en) return back(found.idioma)
      const t = texts[found.idioma]
      return { language: found.idioma, ...t.again, text: t.askedAgain(found.email) }
    },
    async act(token, caller) {
      const found = await find(token)
      if (!found) return null
      await inTransaction(deps.db, (db) => subscribeAgain(db, caller, found))
      return back(found.idioma)
    },
  }
}

const doneOf = (language: Language, token: string): SmallText => ({
  language,
  ...texts[language].done,
  link: { text: texts[language].again.title, path: `${subscribeAgainPath}/${token}` },
})
