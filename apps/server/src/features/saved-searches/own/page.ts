import { nameIn } from '@portal/contract/core/names'
import { endSearchPath } from '@portal/contract/saved-searches/constants'
import type { SmallPage } from '#core/http/small-pages.ts'
import type { SearchDeps } from '../deps.ts'
import { findOpened, shownSearch } from './opened.ts'
import { end } from './own.ts'

const texts = {
  es: {
    title: 'Terminar esta búsqueda',
    button: 'No recibir más',
    asked: (words: string) => `¿Desea que no le escribamos más cuando haya algo nuevo en «${words}»?`,
    done: { title: 'La búsqueda terminó', text: 'No le escribiremos más sobre ella.' },
  },
  en: {
    title: 'End this search',
    button: 'Stop these e-mails',
    asked: (words: string) => `Should we stop writing when there is something new in “${words}”?`,
    done: { title: 'The search has ended', text: 'We will not write about it any more.' },
  },
  pt: {
    title: 'Encerrar esta busca',
    button: 'Não receber mais',
    asked: (words: string) => `Você quer que não escrevamos mais quando houver algo novo em “${words}”?`,
    done: { title: 'A busca foi encerrada', text: 'Não escreveremos mais para você sobre ela.' },
  },
}

/** The link in every mail of a search: looking changes nothing, posting ends it at once and any number of times. */
export const endSearchPage = (deps: Pick<SearchDeps, 'db' | 'secrets'>): SmallPage => ({
  path: `${endSearchPath}/:token`,
  async show(token) {
    const search = await findOpened(deps, token)
    if (!search) return null
    const { idioma: language } = search
    const t = texts[language]
    if (search.terminada_en) return { language, ...t.done }
    const shown = await shownSearch(deps.db, search)
    return { language, title: t.title, button: t.button, text: t.asked(nameIn(shown, 'resumen', language)) }
  },
  async act(token, caller) {
    const search = await findOpened(deps, token)
    if (!search) return null
    await end(deps, caller, token)
    return { language: search.idioma, ...texts[search.idioma].done }
  },
})
