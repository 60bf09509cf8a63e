import { unsubscribePath } from '@portal/contract/broadcasts/constants'
import type { Language } from '@portal/contract/core/language'
import { type Db, inTransaction } from '#core/database/database.ts'
import type { SmallPage, SmallText } from '#core/http/small-pages.ts'
import * as queries from './queries.ts'
import { recipientOf } from './token.ts'
import { unsubscribe } from './unsubscribe.ts'

const texts = {
  es: {
    ask: { title: 'Dejar de recibir nuestros correos', button: 'Darse de baja' },
    asked: (email: string) => `¿Desea que no enviemos más correos informativos a ${email}?`,
    done: {
      title: 'Ya no recibirá nuestros correos',
      text: 'Los avisos sobre sus cotizaciones y solicitudes le seguirán llegando.',
    },
  },
  en: {
    ask: { title: 'Stop receiving our e-mails', button: 'Unsubscribe' },
    asked: (email: string) => `Should we stop sending informational e-mails to ${email}?`,
    done: {
      title: 'You will no longer receive our e-mails',
      text: 'Messages about your quotes and requests will still reach you.',
    },
  },
}

/** The link under every letter (A11.2): looking changes nothing, posting unsubscribes at once and any number of times. */
export const unsubscribePage = ({ db, secrets }: { db: Db; secrets: { enlace: string } }): SmallPage => {
  const find = async (token: string) => {
    const id = recipientOf(secrets.enlace, token)
    return id === null ? undefined : queries.getRecipient(db, id)
  }
  return {
    path: `${unsubscribePath}/:token`,
    async show(token) {
      const found = await find(token)
      if (!found) return null
      if (found.no_contactar_en) return doneOf(found.idioma)
      const t = texts[found.idioma]
      return { language: found.idioma, ...t.ask, text: t.asked(found.email) }
    },
    async act(token, caller) {
      const found = await find(token)
      if (!found) return null
      await inTransaction(db, (db) => unsubscribe(db, caller, found))
      return doneOf(found.idioma)
    },
  }
}

const doneOf = (language: Language): SmallText => ({ language, ...texts[language].done })
